import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:css|js|json|svg|txt)$/;

/** Writes a compressed copy of each file of the build, so that the server spends no time on the smallest encoding. */
export const compressPlugin: Plugin = {
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (this.environment.name === 'ssr' || dir === undefined) return;
    const files = await readdir(dir, { recursive: true });
    await Promise.all(
      files.filter((name) => compressible.test(name)).map((name) => compressFile(join(dir, name))),
    );
  },
};

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    promisify(brotliCompress)(content).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
