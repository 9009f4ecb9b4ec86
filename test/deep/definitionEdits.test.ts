import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readForms, type Repository } from '../../src/definitions/disk.ts';
import { definitionEdits, type DefinitionEdit } from './definitionEdits.ts';
import { createWatch, type Noticed } from './createWatch.ts';

const { DEEP, EDITS = '480', EDITS_SEED = '1', EDITS_MINUTES = '15', EDITS_REPORT } = process.env;
const minutes = Number(EDITS_MINUTES);

interface Trial {
  readonly edit: DefinitionEdit;
  readonly noticed: Noticed;
}

/** Returns the form of a file; undefined for a shared file. */
function formOf({ forms }: Repository, file: string): string | undefined {
  return forms.find(
    ({ id }) =>
      (file.startsWith(`schemas/${id}/`) && !file.includes('/texts.')) || file === `rules/${id}.json`,
  )?.id;
}

/** Tries edits until the time is up; the number of edits is an upper limit. */
async function tryEdits(): Promise<readonly Trial[]> {
  const repository = readForms('.');
  const findNoticingTool = createWatch(repository);
  const files = [...repository.files].flatMap(([path, { text }]) =>
    formOf(repository, path) === undefined ? [] : [[path, text] as const],
  );
  const end = performance.now() + minutes * 60_000;
  const trials: Trial[] = [];
  for (const edit of definitionEdits(files, Number(EDITS), Number(EDITS_SEED))) {
    if (performance.now() > end) break;
    const noticed = await findNoticingTool(formOf(repository, edit.file) ?? '', edit).catch(
      (): Noticed => 'throws',
    );
    trials.push({ edit, noticed });
    if (EDITS_REPORT !== undefined)
      appendFileSync(EDITS_REPORT, `${noticed} ${edit.file}${edit.pointer} ${edit.says}\n`);
  }
  return trials;
}

describe.runIf(DEEP === '1')('an edit of a definition', () => {
  it(
    'is noticed by a tool of the analyst, unless the form stays the same',
    { timeout: (minutes + 5) * 60_000 },
    async () => {
      const trials = await tryEdits();
      const figures = [...new Set(trials.map(({ noticed }) => noticed))].map(
        (one) => `${one} ${trials.filter(({ noticed }) => noticed === one).length}`,
      );
      process.stdout.write(`${trials.length} edits: ${figures.join(', ')}\n`);
      const lost = trials.filter(({ noticed }) => noticed === 'nobody' || noticed === 'throws');

      expect(
        lost.map(({ noticed, edit: { file, pointer, says } }) => `${noticed} ${file}${pointer} ${says}`),
      ).toEqual([]);
    },
  );
});
