// How a game's table looks: its theme as custom properties. Everything that is drawn takes its colours from them.
import type { Palette, Theme } from '../protocol';

type Part = Exclude<keyof Palette, 'sky'>;

/** Typefaces of titles, each with what stands in where it lacks a letter. */
const FACES: Record<Theme['face'], string> = {
  plain: 'var(--display)',
  stencil: "'Saira Stencil', var(--display)",
  terminal: "'Share Tech Mono', ui-monospace, var(--display)",
};

/** The custom properties of a theme: each colour by day and by night. */
export function colours(theme: Theme): Record<string, string> {
  const pair = (pick: (palette: Palette) => string): string => `light-dark(${pick(theme.light)}, ${pick(theme.dark)})`;
  const part = (name: Part): string => pair((palette) => palette[name]);
  const ground = {
    '--bg': part('ground'),
    '--panel': part('panel'),
    '--raised': part('raised'),
    '--sunken': pair((palette) => `color-mix(in srgb, ${palette.ground} 65%, ${palette.panel})`),
    '--line': part('line'),
    '--line-strong': part('strong'),
    '--text': part('text'),
    '--muted': part('muted'),
    '--plate': part('plate'),
    '--sky-1': pair((palette) => palette.sky[0]),
    '--sky-2': pair((palette) => palette.sky[1]),
    '--sky-3': pair((palette) => palette.sky[2]),
    '--title': FACES[theme.face],
  };
  // A station in space keeps the colours of its decks; every other map is built of what its theme has.
  if (theme.backdrop === 'space') return ground;
  return {
    ...ground,
    '--space': part('ground'),
    '--hull': pair((palette) => `color-mix(in srgb, ${palette.ground} 55%, ${palette.raised})`),
    '--hull-edge': part('line'),
    '--room': part('raised'),
    '--room-edge': part('strong'),
    '--float': part('raised'),
    '--float-edge': part('strong'),
  };
}

/** Dresses an element in a theme; what comes back undresses it. */
export function wear(element: HTMLElement, theme: Theme): () => void {
  const worn = Object.entries(colours(theme));
  for (const [name, value] of worn) element.style.setProperty(name, value);
  element.dataset['face'] = theme.face;
  element.dataset['backdrop'] = theme.backdrop;
  return () => {
    for (const [name] of worn) element.style.removeProperty(name);
    delete element.dataset['face'];
    delete element.dataset['backdrop'];
  };
}

/** The theme of a tile among others, as a style of its own. */
export function swatch(theme: Theme): string {
  const { '--sky-1': top, '--sky-2': middle, '--sky-3': low, '--plate': plate, '--title': title } = colours(theme);
  return `--sky-1: ${top}; --sky-2: ${middle}; --sky-3: ${low}; --plate: ${plate}; --title: ${title}`;
}
