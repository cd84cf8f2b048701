// What a browser downloads before the first table is drawn, compressed. Fails when the scripts outgrow their budget.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** The scripts of the first table, and all scripts there are. */
const FIRST = 130 * 1024;
const ALL = 165 * 1024;
const dist = new URL('../dist/', import.meta.url);
const folder = new URL('assets/', dist);
const page = readFileSync(new URL('index.html', dist), 'utf8');
// What the page itself names, and the words of one language: the longest.
const named = new Set([...page.matchAll(/assets\/([\w.-]+\.js)/g)].map((match) => match[1]));
let [first, all, words] = [0, 0, 0];
for (const name of readdirSync(folder).sort()) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const size = gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length;
  if (name.endsWith('.js')) all += size;
  if (named.has(name)) first += size;
  if (/^(en|it|ja)-/.test(name)) words = Math.max(words, size);
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KiB  ${name}`);
}
if (named.size < 2 || words === 0) throw new Error('the scripts of the first table were not found: the page or the words changed their names');
first += words;
const kib = (size) => (size / 1024).toFixed(1);
console.log(`figure: the compressed scripts of the first table are ${kib(first)} KiB, of at most ${FIRST / 1024}; all together ${kib(all)}, of at most ${ALL / 1024}`);
if (first > FIRST || all > ALL) {
  console.error('The compressed scripts are larger than that: find what grew, or load it later.');
  process.exit(1);
}
