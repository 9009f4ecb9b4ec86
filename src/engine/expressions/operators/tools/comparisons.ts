import type { OperatorTools } from '../Operator.ts';
import { listOtherConstants } from './listOtherConstants.ts';

interface Comparison {
  readonly name: string;
  /** The comparison that an analyst may write by mistake. */
  readonly mistaken: string;
  /** True for a comparison with a bound. */
  readonly isBound: boolean;
  /** The result for two equal sides. */
  readonly gives: boolean;
}

function createComparison({ name, mistaken, isBound, gives }: Comparison): OperatorTools {
  return {
    mutants: (operands, tools) => {
      const whole = tools.inWords({ [name]: operands });
      return [
        {
          kind: isBound ? 'bound-moved' : 'comparison-exchanged',
          to: { [mistaken]: operands },
          says: isBound
            ? tools.say('exchanged', { to: mistaken, from: name, whole })
            : tools.say('holds-instead', { whole, instead: tools.inWords({ [mistaken]: operands }) }),
        },
        ...listOtherConstants(name, operands, tools),
      ];
    },
    example: { write: { [name]: ['policy.age', 18] }, given: { 'policy.age': 18 }, gives },
  };
}

export const equal = createComparison({ name: '===', mistaken: '!==', isBound: false, gives: true });
export const different = createComparison({ name: '!==', mistaken: '===', isBound: false, gives: false });
export const less = createComparison({ name: '<', mistaken: '<=', isBound: true, gives: false });
export const atMost = createComparison({ name: '<=', mistaken: '<', isBound: true, gives: true });
export const more = createComparison({ name: '>', mistaken: '>=', isBound: true, gives: false });
export const atLeast = createComparison({ name: '>=', mistaken: '>', isBound: true, gives: true });
