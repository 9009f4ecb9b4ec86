import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';
const { output } = await build({ logLevel: 'error', build: { write: false } });
const want = process.argv.slice(2);
for (const c of output.filter(f => f.type==='chunk')) {
  if (!want.some(w => c.name === w)) continue;
  console.log('==', c.fileName, c.code.length, brotliCompressSync(c.code).length);
  const rows = Object.entries(c.modules).map(([id, m]) => [id.replace(/.*\/(node_modules|src|schemas)\//, '$1/'), m.renderedLength, m.code ? m.code.length : 0]);
  rows.sort((a,b)=>b[1]-a[1]);
  for (const r of rows.slice(0, 140)) console.log(r[1], r[0]);
}
