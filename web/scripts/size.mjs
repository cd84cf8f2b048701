// What a browser downloads before the first table is drawn, compressed. Fails when the script outgrows its budget.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 150 * 1024;
const folder = new URL('../dist/assets/', import.meta.url);
let scripts = 0;
for (const name of readdirSync(folder).sort()) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const size = gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length;
  if (name.endsWith('.js')) scripts += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KiB  ${name}`);
}
console.log(`figure: the compressed scripts are ${(scripts / 1024).toFixed(1)} KiB, of at most ${BUDGET / 1024}`);
if (scripts > BUDGET) {
  console.error('The compressed scripts are larger than 150 KiB: find what grew, or load it later.');
  process.exit(1);
}
