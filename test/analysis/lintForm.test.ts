import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLinter, isFileOfForm, lintForm } from '../../src/analysis/index.ts';
import { collectLintTools } from '../../src/cli/collectLintTools.ts';
import { readRepository } from '../../src/definitions/disk.ts';
import { shippedForms } from '../shippedForms.ts';

interface Broken {
  readonly name: string;
  readonly on?: string;
  readonly tool?: string;
  readonly file: string;
  readonly replace: string;
  readonly by: string;
}

const folder = 'test/analysis/broken';
const texts = new Map([...shippedForms.files].map(([path, { text }]) => [path, text]));
const tools = collectLintTools(shippedForms, '.');
const lintAll = createLinter();

/**
 * Mistakes in files of shipped forms: those that only other forms show, and every third of the others, because each is also looked for in all
 * forms.
 */
const cases = readdirSync(folder)
  .flatMap((group) =>
    (JSON.parse(readFileSync(join(folder, group), 'utf8')) as readonly Broken[]).map((broken) => ({
      ...broken,
      group,
    })),
  )
  .filter(
    ({ on, tool, file, replace }) =>
      on === undefined && tool === undefined && texts.get(file)?.includes(replace),
  )
  .flatMap((broken) => {
    const form = shippedForms.forms.find(({ id }) => isFileOfForm(broken.file, id))?.id;
    return form === undefined ? [] : [{ ...broken, form }];
  })
  .filter(({ group }, index) => group === 'places.json' || index % 3 === 0);

describe('lint of one form', () => {
  it('has many examples', () => {
    expect(cases.length).toBeGreaterThan(15);
  });

  it.each(cases)(
    'finds in $form what lint of all forms finds there: $name',
    ({ form, file, replace, by }) => {
      const changed = new Map(texts).set(
        file,
        (texts.get(file) ?? '').replace(replace, () => by),
      );
      const repository = readRepository(changed, shippedForms);

      const ofAll = lintAll(repository, tools).filter((finding) => isFileOfForm(finding.file, form));

      expect(ofAll.length).toBeGreaterThan(0);
      expect(lintForm(repository, tools, form)).toEqual(ofAll);
    },
  );
});
