// The languages the interface speaks.
export type LangCode = 'en' | 'it' | 'ja';
export const LANGS: readonly LangCode[] = ['en', 'it', 'ja'];
export const LANG_NAMES: Record<LangCode, string> = { en: 'English', it: 'Italiano', ja: '日本語' };
