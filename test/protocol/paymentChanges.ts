/** A good change of the seeded contract `comprehensive-car` of `mueller`: another account of the same person. */
export const otherAccount = {
  bankAccount: {
    iban: 'DE89370400440532013000',
    accountHolder: {
      salutation: 'FRAU',
      firstName: 'Anna',
      lastName: 'Müller',
      address: { street: 'Dürener Straße 142', zip: '50931', city: 'Köln', country: 'Deutschland' },
    },
  },
  paymentMethod: 'DIRECT_DEBIT',
  paymentType: 'MONTHLY',
  dayOfDebit: 1,
  validFrom: '2026-11-21',
};
