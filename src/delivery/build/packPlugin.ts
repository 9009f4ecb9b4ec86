import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const packed = /\.(?:css|js|json|svg|txt)$/;

/** Writes each file of the build packed beside it, so that nobody waits while it is packed as well as can be. */
export const packPlugin: Plugin = {
  name: 'pack',
  apply: 'build',
  async writeBundle({ dir }) {
    if (this.environment.name === 'ssr' || dir === undefined) return;
    const files = await readdir(dir, { recursive: true });
    await Promise.all(files.filter((name) => packed.test(name)).map((name) => pack(join(dir, name))));
  },
};

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    promisify(brotliCompress)(content).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
