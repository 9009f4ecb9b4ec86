import { describe, expect, it } from 'vitest';
import { stepsWithTexts } from '../shippedTexts.ts';

/** Every step that shows old and new amounts side by side. */
const compared = stepsWithTexts.filter(({ nodes }) =>
  nodes.some((node) => node.kind === 'block' && node.control.kind === 'priceComparison'),
);

describe('a changed premium', () => {
  it('is shown by the three forms that change a contract', () => {
    expect(compared.map(({ form, step }) => `${form}/${step}`)).toEqual([
      'contract-address/changeAddress',
      'contract-change/policyCalculation',
      'evb/premium',
    ]);
  });

  it.each(compared)('has its first day beside it in $form', ({ nodes, text }) => {
    const says = nodes.flatMap((node) =>
      node.kind === 'block' && 'day' in node.values ? [text(`${node.path}.text`)] : [],
    );

    expect(says).toContain('Der neue Beitrag gilt ab dem {day}.');
  });

  it('depends on questions that say why they are asked', () => {
    const factors = stepsWithTexts.find(({ step }) => step === 'ratingFactors');
    const asked = factors?.nodes.filter(({ kind }) => kind === 'field') ?? [];
    const without = asked.filter(({ path }) => factors?.text(`${path}.why`) === undefined);

    expect(asked.length).toBeGreaterThan(8);
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});
