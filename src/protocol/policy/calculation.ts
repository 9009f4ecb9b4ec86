import { type Static, Type } from '@sinclair/typebox';
import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import type { Operation } from '../Operation.ts';
import { changeFields, contractChangeRefusals, newAddress } from './policyChange.ts';
import { closed, policyParams, openStringEnum } from '../shapes.ts';

/** Fields: SUM-025. `cost` is an instalment in euro. A contract with a season is paid once a year. */
const calculationLine = Type.Object({
  lineOfBusinessKey: Type.String(),
  costs: Type.Array(
    Type.Object({
      paymentType: openStringEnum(['YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY']),
      cost: Type.Number({ format: 'euro' }),
    }),
  ),
});
export type CalculationLine = Static<typeof calculationLine>;

const answers = {
  200: { says: 'Premiums by line of business, in the order of its key.', body: Type.Array(calculationLine) },
  ...contractChangeRefusals,
  409: { says: 'Premiums are open.', codes: ['DUNNING_LEVEL'] },
} as const satisfies Operation['answers'];

export const calculationOperations = {
  calculatePolicyChange: {
    id: 'calculatePolicyChange',
    method: 'PATCH',
    path: '/api/v1/calculation/accounts/{accountId}/policy/{policyNumber}/policy-changed',
    says: 'What a contract will cost after a change (API-028). Nothing is changed.',
    params: policyParams,
    request: closed(changeFields),
    answers,
  },
  calculateAddressChange: {
    id: 'calculateAddressChange',
    method: 'PATCH',
    path: settings.addressCalculationPath.value as Operation['path'],
    says: 'What a contract will cost at another address (API-029, API-039). Nothing is changed.',
    params: policyParams,
    request: closed({ ...changeFields, address: newAddress }),
    answers,
  },
} as const satisfies Readonly<Record<string, Operation>>;
