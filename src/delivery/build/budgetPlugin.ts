import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type BuiltPages, pagesFile } from '../BuiltPages.ts';
import { findOverBudget } from './findOverBudget.ts';

/** Warns of pages that exceed their budget. It stops no build. */
export const budgetPlugin: Plugin = {
  name: 'budget',
  apply: 'build',
  writeBundle: {
    // Runs after the files were compressed.
    order: 'post',
    sequential: true,
    async handler({ dir }) {
      if (this.environment.name === 'ssr' || dir === undefined) return;
      const built = JSON.parse(await readFile(join(dir, pagesFile), 'utf8')) as BuiltPages;
      const addresses = [built, ...built.pages].flatMap((page) => [
        ...('program' in page ? page.program : page.modules),
        ...page.styles,
      ]);
      const sizes = await Promise.all(
        [...new Set(addresses)].map(
          async (address) => [address, (await stat(join(dir, `${address}.br`))).size] as const,
        ),
      );
      for (const line of findOverBudget(built, new Map(sizes))) this.warn(line);
    },
  },
};
