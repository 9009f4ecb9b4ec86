import { describe, expect, it } from 'vitest';
import { flowCases } from '../../src/analysis/index.ts';
import { readFlows } from '../../src/cli/readFlows.ts';
import { runFlow } from '../../src/cli/runFlow.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { shippedForms } from '../shippedForms.ts';

const repository = shippedForms;
const wizards = new Map(repository.forms.map(({ id }) => [id, compileFormById(repository, id)]));
const { files: flows, mistakes } = readFlows('.', repository);
const cases = flows.flatMap((file) =>
  flowCases(file, wizards.get(file.flow.form)?.steps.map(({ id }) => id) ?? []),
);

describe('flows of the shipped forms, on the engine', () => {
  it('are written as their meta-schema says', () => {
    expect(mistakes).toEqual([]);
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each(cases.map((one) => [`${one.proves.join(' ')} ${one.name}`.trim(), one] as const))(
    '%s',
    async (_, one) => {
      expect(await runFlow(one, repository, wizards.get(one.form) ?? null)).toEqual([]);
    },
  );
});
