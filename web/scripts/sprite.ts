// Cuts the icons that are used out of the game-icons set into one sprite. Runs before every build.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const here = new URL('../src/icons/', import.meta.url);

/** Paths with a single digit behind the point: the grid has 512 steps, and icons are drawn some 30 pixels wide. What stands
 * before the point is left alone, because flags of arcs are written against it. */
const coarse = (body: string): string => body.replace(/\.(\d\d+)/g, (_, digits: string) => `.${Math.min(9, Math.round(Number(`0.${digits}`) * 10))}`);

/** Writes src/icons/sprite.svg from the names in src/icons/names.json. */
export function writeSprite(): void {
  const set = readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8');
  const { icons } = JSON.parse(set) as { icons: Record<string, { body: string }> };
  const names = JSON.parse(readFileSync(new URL('names.json', here), 'utf8')) as Record<string, string>;
  const used = new Set(Object.values(names));
  const missing = [...used].filter((name) => !icons[name]);
  if (missing.length > 0) {
    throw new Error(`src/icons/names.json names icons that game-icons does not have: ${missing.join(', ')}`);
  }
  const symbols = [...used]
    .sort()
    .map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${coarse(icons[name]?.body ?? '')}</symbol>`);
  const credit = '<!-- Icons from game-icons.net by their authors, CC BY 3.0; coordinates rounded -->';
  writeFileSync(
    new URL('sprite.svg', here),
    `<svg xmlns="http://www.w3.org/2000/svg">${credit}${symbols.join('')}</svg>\n`,
  );
}
