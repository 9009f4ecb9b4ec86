import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLinter } from '../../src/analysis/index.ts';
import { lintTools } from '../../src/cli/lintTools.ts';
import { withFlows } from '../../src/cli/withFlows.ts';
import { readForms, type Repository } from '../../src/definitions/disk.ts';
import { definitionEdits, type DefinitionEdit } from './definitionEdits.ts';
import { whoNotices, type Noticed } from './whoNotices.ts';

const { DEEP, EDITS = '120', EDITS_SEED = '1', EDITS_MINUTES = '15', EDITS_REPORT } = process.env;
const minutes = Number(EDITS_MINUTES);

/** The share of edits that may leave every tool silent: a restated default, a limit that nothing else knows. */
const mostSilent = 0.1;

interface Trial {
  readonly edit: DefinitionEdit;
  readonly noticed: Noticed;
}

/** The form a file belongs to alone. */
function formOf({ forms }: Repository, file: string): string | undefined {
  return forms.find(
    ({ id }) =>
      (file.startsWith(`schemas/${id}/`) && !file.includes('/texts.')) || file === `rules/${id}.json`,
  )?.id;
}

/** Trials until time is up: the number of edits is what is wished for. */
async function tryEdits(): Promise<readonly Trial[]> {
  const repository = readForms('.');
  const tools = { lint: createLinter(), lintTools: withFlows(lintTools(repository, '.'), repository, '.') };
  const files = [...repository.files].flatMap(([path, { text }]) =>
    formOf(repository, path) === undefined ? [] : [[path, text] as const],
  );
  const end = performance.now() + minutes * 60_000;
  const trials: Trial[] = [];
  for (const edit of definitionEdits(files, Number(EDITS), Number(EDITS_SEED))) {
    if (performance.now() > end) break;
    const form = formOf(repository, edit.file) ?? '';
    const noticed = await whoNotices(repository, form, edit, tools).catch((): Noticed => 'throws');
    trials.push({ edit, noticed });
    if (EDITS_REPORT !== undefined)
      appendFileSync(EDITS_REPORT, `${noticed} ${edit.file}${edit.pointer} ${edit.says}\n`);
  }
  return trials;
}

describe.runIf(DEEP === '1')('an edit of a definition', () => {
  it('is noticed by a tool of the analyst', { timeout: (minutes + 5) * 60_000 }, async () => {
    const trials = await tryEdits();
    const silent = trials.filter(({ noticed }) => noticed === 'nobody');
    const figures = [...new Set(trials.map(({ noticed }) => noticed))].map(
      (one) => `${one} ${trials.filter(({ noticed }) => noticed === one).length}`,
    );
    process.stdout.write(`${trials.length} edits: ${figures.join(', ')}\n`);
    for (const { edit } of silent) process.stdout.write(`  ${edit.file}${edit.pointer} ${edit.says}\n`);

    expect(silent.length / trials.length).toBeLessThanOrEqual(mostSilent);
  });
});
