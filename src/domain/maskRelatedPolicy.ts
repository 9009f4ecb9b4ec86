import type { Policy } from '../protocol/index.ts';

/**
 * Returns a contract as a related account sees it: without bank account, birth date and address, which no task on it needs, and without the
 * entity tag, from which they could be guessed.
 */
export function maskRelatedPolicy({ paymentDetails, risks, etag: _etag, ...policy }: Policy): Policy {
  const { bankAccount: _bankAccount, ...payment } = paymentDetails;
  return {
    ...policy,
    paymentDetails: payment,
    risks: risks.map(({ vehicleHolder, ...risk }) => {
      if (!vehicleHolder) return risk;
      const { birthDate: _birthDate, address: _address, ...name } = vehicleHolder;
      return { ...risk, vehicleHolder: name };
    }),
    isPartnerPolicy: true,
  };
}
