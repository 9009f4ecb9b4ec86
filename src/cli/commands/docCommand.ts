import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { asHtml, documentForm, promisesList } from '../../analysis/index.ts';
import { readForms, readOneForm, type Repository } from '../../definitions/disk.ts';
import { selectForms } from '../forms/selectForms.ts';
import { choice, defineCommand, flag, type CommandInput, text } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { compileFormById } from '../compileFormById.ts';
import { showProgress } from '../showProgress.ts';
import { say } from '../messages.ts';

const words = { form: text('ID', 'option.form') };
const options = {
  mode: choice({ write: 'option.doc.write', check: 'option.doc.check' }, 'print'),
  html: flag('option.doc.html'),
};
type DocOptions = CommandInput<typeof words & typeof options>;

/** Prints the pages, writes them to `test/snapshots` (HTML: `.cache/doc`), or says which of those are stale. */
export const docCommand = defineCommand({
  name: 'doc',
  says: 'help.doc',
  example: 'doc claim-report',
  words,
  options,
  run,
});

function run({ root, form, mode, html }: DocOptions): CommandResult {
  if (html && mode === 'check') return { code: 2, text: say('doc.html-check') };
  // The page of promises lists those of all forms.
  const repository = form !== null && mode === 'print' ? readOneForm(root, form) : readForms(root);
  const ids = selectForms(root, repository, form);
  if ('code' in ids) return ids;

  const pages = ids.map((id, position) => {
    showProgress(position, ids.length, id);
    const wizard = compileFormById(repository, id);
    const page = wizard ? documentForm(repository, wizard) : null;
    return html
      ? { id, file: `.cache/doc/${id}.html`, page: page === null ? null : asHtml(page) }
      : { id, file: `test/snapshots/${id}.md`, page };
  });
  const broken = pages.filter(({ page }) => page === null).map(({ id }) => id);
  if (broken.length > 0) return { code: 1, text: say('forms.mistakes', { ids: broken.join(', ') }) };
  const files = html ? pages : [...pages, buildPromisesPage(repository)];
  switch (mode) {
    case 'print':
      return { code: 0, text: pages.map(({ page }) => page).join('\n'), data: pages };
    case 'write':
      for (const { file, page } of files) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), page ?? '');
      }
      return {
        code: 0,
        text: files.map(({ file }) => say('written', { file })).join('\n'),
        data: { written: files.map(({ file }) => file) },
      };
    case 'check': {
      const stale = files.filter(({ file, page }) => readFileOrNull(join(root, file)) !== page);
      if (stale.length === 0) return { code: 0, text: say('doc.fresh'), data: { stale: [] } };
      const lines = stale.map(({ file }) => say('doc.stale', { file }));
      return {
        code: 1,
        text: [...lines, say('doc.refresh')].join('\n'),
        data: { stale: stale.map(({ file }) => file) },
      };
    }
  }
}

/** Lists the promises of all forms on one page, where every requirement they prove can be found. */
function buildPromisesPage(repository: Repository) {
  return {
    file: 'test/snapshots/promises.yaml',
    page: `# ${say('doc.promises')}\n${stringify(promisesList(repository), { lineWidth: 120 })}`,
  };
}

function readFileOrNull(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
