// The interface's words, and the one function that says them.
import { prefs } from '../lib/prefs.svelte';
import { words, type Key } from './dictionaries';

export { DICTIONARIES, learn, type Key, type Words } from './dictionaries';
export { LANGS, LANG_NAMES, type LangCode } from './langs';

/** The words with their gaps filled in. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Says something in the language the person chose. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(words(prefs.lang)[key], values);
}
