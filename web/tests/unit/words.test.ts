import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DICTIONARIES, fill } from '../../src/words';
import { en } from '../../src/words/en';

const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

const spoken = await Promise.all(Object.entries(DICTIONARIES).map(async ([lang, bring]) => [lang, await bring()] as const));

describe.each(spoken)('the words in %s', (_lang, words) => {
  it('are complete, and nothing more', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  });
  it('have the same gaps as in English and are never empty', () => {
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), key).not.toBe('');
      expect(gaps(text), key).toEqual(gaps(en[key as keyof typeof en]));
    }
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !path.includes('/words/') ? [readFileSync(path, 'utf8')] : [];
  });
}

it('every word is said somewhere', () => {
  const all = sources(join(import.meta.dirname, '../../src')).join('\n');
  const built = ['nav.', 'set.theme.', 'set.motion.', 'set.fast.', 'set.pace.', 'stage.', 'stock.'];
  const silent = Object.keys(en).filter((key) => !all.includes(`'${key}'`) && !built.some((head) => key.startsWith(head)));
  expect(silent).toEqual([]);
});

it('fills gaps and leaves unknown ones visible', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});
