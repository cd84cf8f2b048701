// The interface's words in every language, and the one function that says them.
import { prefs } from '../lib/prefs.svelte';
import { en } from './en';
import { it } from './it';
import { ja } from './ja';
import type { LangCode } from './langs';

export type Key = keyof typeof en;
export type Words = Record<Key, string>;
export { LANGS, LANG_NAMES, type LangCode } from './langs';
export const DICTIONARIES: Record<LangCode, Words> = { en, it, ja };

/** The words with their gaps filled in. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Says something in the language the person chose. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(DICTIONARIES[prefs.lang][key], values);
}
