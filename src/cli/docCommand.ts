import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentForm } from '../analysis/index.ts';
import { readForms } from '../definitions/disk.ts';
import type { CommandResult } from './CommandResult.ts';
import { wizardOf } from './wizardOf.ts';

/** Prints the pages, writes them to `test/snapshots`, or says which of those are stale. */
export function docCommand(options: {
  readonly root: string;
  readonly form: string | null;
  readonly mode: 'print' | 'write' | 'check';
}): CommandResult {
  const { root, form, mode } = options;
  const repository = readForms(root);
  const ids = repository.forms.map(({ id }) => id).filter((id) => form === null || id === form);
  if (ids.length === 0)
    return {
      code: 2,
      text: form === null ? `there are no forms below ${root}` : `there is no form "${form}"`,
    };

  const pages = ids.map((id) => {
    const wizard = wizardOf(repository, id);
    return { id, file: `test/snapshots/${id}.md`, page: wizard ? documentForm(repository, wizard) : null };
  });
  const broken = pages.filter(({ page }) => page === null).map(({ id }) => id);
  if (broken.length > 0)
    return { code: 1, text: `${broken.join(', ')}: the form has mistakes; "lint" names them` };
  switch (mode) {
    case 'print':
      return { code: 0, text: pages.map(({ page }) => page).join('\n') };
    case 'write':
      mkdirSync(join(root, 'test/snapshots'), { recursive: true });
      for (const { file, page } of pages) writeFileSync(join(root, file), page ?? '');
      return { code: 0, text: pages.map(({ file }) => `written: ${file}`).join('\n') };
    case 'check': {
      const stale = pages.filter(({ file, page }) => readIfThere(join(root, file)) !== page);
      if (stale.length === 0) return { code: 0, text: 'all pages are up to date' };
      const lines = stale.map(({ file }) => `${file} does not say what the form does any more`);
      return { code: 1, text: [...lines, 'refresh: npm run forms -- doc --write'].join('\n') };
    }
  }
}

function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
