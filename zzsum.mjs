import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';
const { output } = await build({ logLevel: 'error', build: { write: false } });
const want = process.argv.slice(2);
for (const c of output.filter(f => f.type==='chunk')) {
  if (!want.some(w => c.name === w)) continue;
  console.log('==', c.fileName, c.code.length, brotliCompressSync(c.code).length);
  const sums = new Map(), codes = new Map();
  for (const [id, m] of Object.entries(c.modules)) {
    let k = id.replace(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+).*/, 'npm:$1').replace(/.*\/main\//, '');
    k = k.startsWith('npm:@mantine/core') ? 'npm:@mantine/core ' + (id.match(/esm\/(\w+\/\w+)/)?.[1] ?? '') : k.startsWith('npm:') ? k : k.split('/').slice(0, 4).join('/');
    sums.set(k, (sums.get(k) ?? 0) + m.renderedLength); codes.set(k, (codes.get(k) ?? '') + (m.code ?? ''));
  }
  for (const [k, v] of [...sums].sort((a,b)=>b[1]-a[1]).slice(0, 75)) console.log(v, brotliCompressSync(codes.get(k)).length, k);
}
