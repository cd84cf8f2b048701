// The icons of scenes and of the interface, by name.
import names from './names.json';
import sprite from './sprite.svg?url';

const known = names as Record<string, string>;

/** The address of an icon, if there is one with this name. */
export function iconHref(name: string | undefined): string | undefined {
  const id = name === undefined ? undefined : known[name];
  return id === undefined ? undefined : `${sprite}#${id}`;
}
