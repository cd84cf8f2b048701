// What a person chose for themselves, kept in the browser.
import { KEY, language, stored } from './kept';
import type { LangCode } from '../words/langs';
import type { Pace } from './pace';

export type Theme = 'auto' | 'dark' | 'light';
export type Motion = 'auto' | 'full' | 'none';
/** Whether a click that names one move makes it: by itself only where everybody knows the game and little can be lost. */
export type Fast = 'auto' | 'on' | 'off';

export interface Prefs {
  lang: LangCode;
  theme: Theme;
  motion: Motion;
  patterns: boolean;
  notify: boolean;
  pace: Pace;
  fast: Fast;
  /** Whether the map goes by itself to where something happens, where it cannot be read whole. */
  follow: boolean;
  people: boolean;
  /** Whether the cards at the near edge of a map are shown whole. */
  dock: boolean;
}

export const prefs: Prefs = $state({
  theme: 'auto',
  motion: 'auto',
  patterns: false,
  notify: false,
  pace: 'normal',
  fast: 'auto',
  follow: true,
  people: true,
  dock: true,
  ...stored(),
  lang: language(),
});

/** Changes what a person chose and keeps it. */
export function choose(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Without a store the choice lasts as long as the page.
  }
}

/** Whether things may move. */
export function moves(): boolean {
  if (prefs.motion !== 'auto') return prefs.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Writes the choices that style sheets read onto the page. */
export function dress(root: HTMLElement): void {
  root.lang = prefs.lang;
  root.dataset['theme'] = prefs.theme;
  root.dataset['motion'] = prefs.motion;
  root.dataset['patterns'] = prefs.patterns ? 'on' : 'off';
}
