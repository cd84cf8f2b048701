// Kinds of links: what they are called, and which are no part of a structure.
import type { Key } from '../words';

/** Kinds with a name of our own; others go by the game's word. */
export const LINK_NAMES: Readonly<Record<string, Key>> = {
  corridor: 'link.corridor', vent: 'link.vent', dock: 'link.dock', airlock: 'link.airlock', road: 'link.road', shortcut: 'link.shortcut',
};

/** Ways that are not part of the structure: drawn thin and dashed. */
const LIGHT: ReadonlySet<string> = new Set(['vent', 'airlock', 'path', 'duct', 'shortcut']);

export const light = (kind: string): boolean => LIGHT.has(kind);
