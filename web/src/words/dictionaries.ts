// Where the words of a language come from: nobody needs those of the others.
import type { en } from './en';
import type { LangCode } from './langs';

export type Key = keyof typeof en;
export type Words = Record<Key, string>;

export const DICTIONARIES: Record<LangCode, () => Promise<Words>> = {
  en: async () => (await import('./en')).en,
  it: async () => (await import('./it')).it,
  ja: async () => (await import('./ja')).ja,
};

const known: Partial<Record<LangCode, Words>> = {};

/** Brings the words of a language, before anything is said in it. */
export async function learn(lang: LangCode): Promise<void> {
  known[lang] ??= await DICTIONARIES[lang]();
}

/** The words of a language that were brought. */
export function words(lang: LangCode): Words {
  const found = known[lang];
  if (!found) throw new Error(`the words in "${lang}" are said before they were brought`);
  return found;
}
