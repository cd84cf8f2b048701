// What kinds of things are called.
import type { Stock } from '../protocol';
import { t } from '../words';

export function kindWord(stock: Stock): string {
  return t(`stock.${stock}`);
}
