import { listWords } from '../../../src/analysis/index.ts';
import { findMisspelled } from '../../../src/cli/spelling/findMisspelled.ts';
import { readForms, readRepository, type Repository } from '../../../src/definitions/disk.ts';
import { createWatch, type Noticed } from '../createWatch.ts';
import { definitionMistakes } from './definitionMistakes.ts';
import { makeMistakes } from './makeMistakes.ts';
import type { Area, Mistake } from './Mistake.ts';
import { textMistakes } from './textMistakes.ts';

export interface Trial {
  readonly mistake: Mistake;
  readonly noticed: Noticed;
  /** Why no tool can know that this is a mistake; null where one can. */
  readonly why: string | null;
}

/** Makes mistakes in the shipped definitions of an area and asks the tools about each. */
export async function tryMistakes(
  area: Area,
  sample: { readonly number: number; readonly seed: number },
  tell: (trial: Trial) => void = () => {},
): Promise<readonly Trial[]> {
  const repository = readForms('.');
  const files = [...repository.files].map(([path, { text }]) => [path, text] as const);
  const mistakes = makeMistakes(files, area, sample);
  const findNoticingTool = createWatch(repository, await findMisspelledIn(repository, files, mistakes));
  const trials: Trial[] = [];
  for (const mistake of mistakes) {
    const noticed = await findNoticingTool(formOf(repository, mistake.file), mistake).catch(
      (): Noticed => 'throws',
    );
    const kind = mistake.area === 'words' ? textMistakes[mistake.kind] : definitionMistakes[mistake.kind];
    const trial = { mistake, noticed, why: kind?.why ?? null };
    trials.push(trial);
    tell(trial);
  }
  return trials;
}

/** Asks the dictionary once about the words of all mistakes, because it takes half a second to load. */
async function findMisspelledIn(
  repository: Repository,
  files: readonly (readonly [string, string])[],
  mistakes: readonly Mistake[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = mistakes
    .filter(({ area }) => area === 'words')
    .flatMap(({ file, text }) => [...listWords(readRepository(new Map(files).set(file, text), repository))]);
  return findMisspelled(new Set(words));
}

/** Returns the form of a file; null for a file of several forms. */
function formOf({ forms }: Repository, file: string): string | null {
  const [, , id = ''] = /^(schemas|rules)\/([^/.]+)/.exec(file) ?? [];
  return forms.some((form) => form.id === id) ? id : null;
}
