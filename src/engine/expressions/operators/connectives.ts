import type { Expression } from '../../definition/Expression.ts';
import { many, plain, type MutationTools, type Mutation, type Operator } from './Operator.ts';

function connective(name: 'and' | 'or', means: string, says: Operator['says']): Operator {
  const other = name === 'and' ? 'or' : 'and';
  const word = { and: 'und', or: 'oder' };
  return {
    ...plain,
    args: [{ at: 'condition', accepts: 'boolean', rest: true }],
    result: 'boolean',
    means,
    evaluate: null,
    joins: { neutral: name === 'and' },
    says,
    count: many,
    mutants: (operands, { inWords }) => [
      {
        kind: 'and-or-exchanged',
        to: { [other]: operands },
        says: `„${word[other]}“ statt „${word[name]}“: ${inWords({ [name]: operands })}`,
      },
      ...operands.flatMap((operand, place) => ofOperand(name, operands, operand, place, inWords)),
    ],
    example: {
      write: { [name]: ['policy.full', { '===': ['policy.model', 'Yaris'] }] },
      given: { 'policy.full': true, 'policy.model': 'Corolla' },
      gives: name === 'or',
    },
  };
}

function ofOperand(
  name: string,
  operands: readonly Expression[],
  operand: Expression,
  place: number,
  inWords: MutationTools['inWords'],
): readonly Mutation[] {
  const dropped: Mutation = {
    kind: 'operand-dropped',
    to: { [name]: operands.toSpliced(place, 1) },
    says: `Es zählt nicht mehr: ${inWords(operand)}`,
  };
  const negated: Mutation = {
    kind: 'operand-negated',
    to: { [name]: operands.with(place, { '!': operand }) },
    says: `Es zählt das Gegenteil von: ${inWords(operand)}`,
  };
  return operands.length > 1 ? [dropped, negated] : [negated];
}

export const and = connective('and', 'alle gelten', { is: '{* und }', isNot: '{!* oder }' });
export const or = connective('or', 'mindestens eine gilt', { is: '{* oder }', isNot: '{!* und }' });

export const not: Operator = {
  ...plain,
  args: [{ at: 'condition', accepts: 'boolean' }],
  result: 'boolean',
  means: 'gilt nicht',
  evaluate: (_, operand) => !operand,
  negates: true,
  short: { of: 'negation', full: (condition = null) => ({ '!': condition }) },
  says: { is: '{!0}', isNot: '{0}' },
  mutants: ([operand = null], { inWords }) => [
    { kind: 'negation-dropped', to: operand, says: `Ohne „nicht“: ${inWords({ '!': operand })}` },
  ],
  example: { write: { '!': 'policy.full' }, given: {}, gives: true },
};
