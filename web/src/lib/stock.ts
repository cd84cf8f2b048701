// What tells kinds of things apart: a colour, a letter and a shape, always together.
import type { Stock } from '../protocol';

/** How a kind of thing is drawn. The shape is a path around (0, 0), 32 across. */
export interface Look {
  readonly letter: string;
  readonly shape: string;
  /** By night and by day. */
  readonly dark: string;
  readonly light: string;
  readonly pattern: Pattern;
}

/** What is drawn behind the icon of a card. */
export type Pattern = 'land' | 'space' | 'grid' | 'storm' | 'speed' | 'pulse' | 'film' | 'bare';

const STAR = Array.from({ length: 16 }, (_, corner) => {
  const [turn, reach] = [(corner * Math.PI) / 8, corner % 2 === 0 ? 15 : 10];
  return `${corner === 0 ? 'M' : 'L'}${(Math.sin(turn) * reach).toFixed(1)},${(-Math.cos(turn) * reach).toFixed(1)}`;
}).join('');

/** The kinds of an almanac. */
export const STOCKS: Readonly<Record<Stock, Look>> = {
  identity: { letter: 'I', shape: 'M0-15L15 0L0 15L-15 0Z', dark: '#b9a0ff', light: '#6236bd', pattern: 'space' },
  character: { letter: 'C', shape: 'M0-15L13-7.5V7.5L0 15L-13 7.5V-7.5Z', dark: '#e4d5ba', light: '#6a5836', pattern: 'land' },
  object: { letter: 'O', shape: 'M-10-13H10Q13-13 13-10V10Q13 13 10 13H-10Q-13 13-13 10V-10Q-13-13-10-13Z', dark: '#f1b05a', light: '#8a5200', pattern: 'grid' },
  exploration: { letter: 'X', shape: 'M-13 13V-4L0-15L13-4V13Z', dark: '#7accf3', light: '#0a6592', pattern: 'land' },
  vehicle: { letter: 'T', shape: 'M-10-10H10L15-4V4L10 10H-10L-15 4V-4Z', dark: '#a8bfd0', light: '#3f566a', pattern: 'land' },
  enemy: { letter: 'E', shape: `${STAR}Z`, dark: '#ff7d56', light: '#b13a12', pattern: 'land' },
  event: { letter: '!', shape: 'M0-15L15 12H-15Z', dark: '#ffe066', light: '#786000', pattern: 'storm' },
  story: { letter: 'S', shape: 'M-11-14H11V15L0 8L-11 15Z', dark: '#f19bd6', light: '#992d80', pattern: 'land' },
  action: { letter: 'A', shape: 'M-13-12H4L15 0L4 12H-13Z', dark: '#b9de63', light: '#4c6a00', pattern: 'speed' },
  wound: { letter: 'W', shape: 'M-7-15H7V-7H15V7H7V15H-7V7H-15V-7H-7Z', dark: '#ff7088', light: '#b01d44', pattern: 'pulse' },
  contamination: { letter: '?', shape: 'M3.5-14L5-8L10.5-10A14.5 14.5 0 1 1 3.5-14Z', dark: '#cdd79c', light: '#5c6323', pattern: 'film' },
  section: { letter: '2', shape: 'M-15 0A12 12 0 0 1 9 0H15A12 12 0 0 1-9 0Z', dark: '#86aaff', light: '#2c52b5', pattern: 'bare' },
  place: { letter: 'P', shape: 'M-12 14V-3A12 12 0 0 1 12-3V14Z', dark: '#86d3c4', light: '#0f6458', pattern: 'land' },
  token: { letter: 'M', shape: 'M0-14A14 14 0 1 1 0 14A14 14 0 1 1 0-14Z', dark: '#c9ced8', light: '#4b5363', pattern: 'grid' },
  ability: { letter: 'B', shape: 'M-12-14H12V2Q11 10 0 15Q-11 10-12 2Z', dark: '#ffcfa3', light: '#7d4a1c', pattern: 'speed' },
  die: { letter: 'D', shape: 'M-6-15H6L15-6V6L6 15H-6L-15 6V-6Z', dark: '#ecebdf', light: '#4f4e40', pattern: 'grid' },
};

/** A card about which the almanac says nothing. */
export const PLAIN: Look = {
  letter: '', shape: 'M-9-14H9Q12-14 12-11V11Q12 14 9 14H-9Q-12 14-12 11V-11Q-12-14-9-14Z', dark: '#b4c3da', light: '#47566f', pattern: 'grid',
};

export function lookOf(stock: Stock | undefined): Look {
  return stock === undefined ? PLAIN : STOCKS[stock];
}

/** The colour as a value of a style: by day and by night. */
export function inkOf(look: Look): string {
  return `light-dark(${look.light}, ${look.dark})`;
}
