// What the browser keeps of a person's choices, and the language that follows from it: known before anything is drawn.
import { LANGS, type LangCode } from '../words/langs';
import type { Prefs } from './prefs.svelte';

export const KEY = 'starboard.prefs';

export function stored(): Partial<Prefs> {
  if (typeof localStorage === 'undefined') return {};
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    // A broken or forbidden store only means that nothing was chosen yet.
    return {};
  }
}

/** The language of the browser, if Starboard speaks it. */
export function browserLang(wanted: readonly string[]): LangCode {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = LANGS.find((lang) => lang === base);
    if (found) return found;
  }
  return 'en';
}

/** The language that was chosen, or else the browser's. */
export function language(): LangCode {
  const chosen = stored().lang;
  return LANGS.find((lang) => lang === chosen) ?? browserLang(typeof navigator === 'undefined' ? ['en'] : navigator.languages);
}
