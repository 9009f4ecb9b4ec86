import type { Policy } from '../../../protocol/index.ts';

/** The contract as it is kept of a deleted account: without the holders of vehicle and bank account. */
export function withoutPerson({ paymentDetails, risks, ...policy }: Policy): Policy {
  const { bankAccount: _bankAccount, ...payment } = paymentDetails;
  return {
    ...policy,
    paymentDetails: payment,
    risks: risks.map(({ vehicleHolder: _vehicleHolder, ...risk }) => risk),
  };
}
