import type { Expression } from '../../../definition/Expression.ts';
import type { Mutation, MutationTools, OperatorTools } from '../Operator.ts';

function createConnective(name: 'and' | 'or'): OperatorTools {
  const [other, sentence] =
    name === 'and' ? (['or', 'or-for-and'] as const) : (['and', 'and-for-or'] as const);
  return {
    mutants: (operands, tools) => [
      {
        kind: 'and-or-exchanged',
        to: { [other]: operands },
        says: tools.say(sentence, { whole: tools.inWords({ [name]: operands }) }),
      },
      ...operands.flatMap((_, place) => ofOperand(name, operands, place, tools)),
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
  place: number,
  { inWords, say }: MutationTools,
): readonly Mutation[] {
  const operand = operands[place] ?? null;
  const dropped: Mutation = {
    kind: 'operand-dropped',
    to: { [name]: operands.toSpliced(place, 1) },
    says: say('dropped', { part: inWords(operand) }),
  };
  const negated: Mutation = {
    kind: 'operand-negated',
    to: { [name]: operands.with(place, { '!': operand }) },
    says: say('opposite', { part: inWords(operand) }),
  };
  return operands.length > 1 ? [dropped, negated] : [negated];
}

export const and = createConnective('and');
export const or = createConnective('or');

export const not: OperatorTools = {
  mutants: ([operand = null], { inWords, say }) => [
    { kind: 'negation-dropped', to: operand, says: say('without-not', { whole: inWords({ '!': operand }) }) },
  ],
  example: { write: { '!': 'policy.full' }, given: {}, gives: true },
};
