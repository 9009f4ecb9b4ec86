import fc from 'fast-check';
import type { Answer, Expression } from '../../src/engine/index.ts';
import { checkbox, choice, text, yesNo, type TestForm } from './testForm.ts';

const kinds = [text(5), yesNo, checkbox, choice('A', 'B', 'C')];

/** A rule over fields above `index`; flat names `f0`, `f1` ... spread over steps of three. */
function ruleAbove(index: number): fc.Arbitrary<Expression> {
  const atom = fc.nat({ max: Math.max(0, index - 1) }).chain((above) => {
    const path = pathOf(above);
    return fc.constantFrom<Expression>(
      { answered: path },
      { '===': [{ var: path }, true] },
      { '===': [{ var: path }, 'A'] },
      { '!==': [{ var: path }, 'B'] },
      { in: [{ var: path }, ['A', 'C']] },
      { '>': [{ length: { var: path } }, 2] },
    );
  });
  return fc.oneof(
    atom,
    fc.tuple(atom, atom).map(([left, right]): Expression => ({ and: [left, right] })),
    fc.tuple(atom, atom).map(([left, right]): Expression => ({ or: [left, { '!': right }] })),
  );
}

export function pathOf(index: number): string {
  return `s${Math.floor(index / 3)}.f${index}`;
}

/** A form of 3 to 12 fields in steps of three, whose rules read upwards. */
export const randomForm: fc.Arbitrary<TestForm> = fc
  .array(
    fc.record({
      kind: fc.nat({ max: kinds.length - 1 }),
      show: fc.boolean(),
      optional: fc.boolean(),
      stepWhen: fc.boolean(),
    }),
    { minLength: 3, maxLength: 12 },
  )
  .chain((shape) =>
    fc
      .tuple(
        fc.constant(shape),
        ...shape.map((_, index) => ruleAbove(index)),
        ...shape.map((_, index) => ruleAbove(index - (index % 3))),
      )
      .map(([fields, ...rules]) => {
        const steps: Record<string, Record<string, (typeof kinds)[number]>> = {};
        const conditions: Record<string, { says: string; if: Expression }> = {};
        const fieldRules: Record<string, { show?: string; optional?: true }> = {};
        const stepRules: Record<string, { when: string }> = {};
        fields.forEach((field, index) => {
          const step = `s${Math.floor(index / 3)}`;
          steps[step] = { ...steps[step], [`f${index}`]: kinds[field.kind] ?? text() };
          conditions[`c${index}`] = { says: 'Probe', if: (rules[index] as Expression | undefined) ?? true };
          conditions[`w${index}`] = {
            says: 'Probe',
            if: (rules[fields.length + index] as Expression | undefined) ?? true,
          };
          fieldRules[pathOf(index)] = {
            ...(field.show && index > 0 ? { show: `c${index}` } : {}),
            ...(field.optional ? { optional: true } : {}),
          };
          if (index >= 3 && index % 3 === 0 && field.stepWhen) stepRules[step] = { when: `w${index}` };
        });
        const all = fields.map((_, index) => [`f${index}`, pathOf(index)] as const);
        return {
          steps,
          rules: { conditions, fields: fieldRules, steps: stepRules },
          calls: [
            {
              at: { submit: true as const },
              call: 'report',
              send: Object.fromEntries(all),
              outcomes: [{ else: true as const }],
            },
          ],
        };
      }),
  );

const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.constantFrom<Answer>('A', 'B', 'C', '', ' x ', 'long text', true, false, null),
  fc.constant<Answer>({ unreadable: '31.02.', code: 'dateImpossible' }),
);
export const randomAnswers: fc.Arbitrary<readonly { readonly index: number; readonly to: Answer }[]> =
  fc.array(fc.record({ index: fc.nat({ max: 11 }), to: answer }), { maxLength: 25 });
