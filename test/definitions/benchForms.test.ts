import { runnerImport } from 'vite';
import { describe, expect, it } from 'vitest';
import type { BuiltForm } from '../../src/definitions/loadForm.ts';
import { derivations } from '../../src/domain/derivations.ts';
import { readWizard } from '../../src/engine/index.ts';
import { controlTypes } from '../../src/wizard/controls/controlTypes.ts';
import { formsPlugin } from '../bench/form/formsPlugin.ts';
import { measuredForms } from '../bench/form/measuredForms.ts';

const measured = measuredForms([20, 100]);

/** Loads a form like the page of the benchmark. */
async function loaded<Exports>(id: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(id, {
    configFile: false,
    logLevel: 'error',
    plugins: [formsPlugin(measured)],
  });
  return module;
}

/** Counts the questions of a form, and those that refuse an invalid answer. */
async function questionsOf(name: string): Promise<readonly [string, number, number]> {
  const { written, validators } = await loaded<BuiltForm>(`virtual:bench-form/${name}`);
  const { nodes } = readWizard(written, { validators, fields: controlTypes, derivations });
  const fields = nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .filter((node) => node.kind === 'field');
  return [name, fields.length, fields.filter(({ validate }) => validate('x'.repeat(61)) !== null).length];
}

describe('the forms of the benchmark', () => {
  it('are compiled, with validators for all of their questions', async () => {
    const { forms } = await loaded<{ readonly forms: object }>('virtual:bench-forms');

    const questions = await Promise.all(Object.keys(forms).map(questionsOf));

    expect(questions).toEqual([
      ['plain-1x20', 20, 20],
      ['plain-1x100', 100, 100],
      ['plain-5x20-optional', 100, 100],
      ['plain-50x20-optional', 1000, 1000],
      ['rows-10x6-optional', 6, 6],
      ['rowsFlat-10x6-optional', 60, 60],
    ]);
  });
});
