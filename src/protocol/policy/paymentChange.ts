import { type Static, Type } from '@sinclair/typebox';
import { signInTooOldCode } from '../signIn.ts';
import { salutation } from '../account/account.ts';
import type { Operation } from '../Operation.ts';
import { contractChangeRefusals, newAddress } from './policyChange.ts';
import { closed, day, email, policyParams, stringEnum, idempotencyHeaders, text } from '../shapes.ts';

const bankAccount = closed({
  /** Services remove the spaces between the groups of the IBAN. */
  iban: text(64),
  accountHolder: closed({
    salutation: Type.Optional(salutation),
    firstName: Type.Optional(text(100)),
    lastName: Type.Optional(text(100)),
    companyName: Type.Optional(text(100)),
    address: Type.Optional(newAddress),
  }),
});

/** Fields: PAY-048. A request holds the whole payment, changed or not. */
const paymentChange = closed({
  /** Absent when premiums are paid by invoice, like `dayOfDebit`. */
  bankAccount: Type.Optional(bankAccount),
  paymentMethod: stringEnum(['DIRECT_DEBIT', 'INVOICE']),
  paymentType: stringEnum(['YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY']),
  dayOfDebit: Type.Optional(
    Type.Union([Type.Literal(1), Type.Literal(10), Type.Literal(15), Type.Literal(20)]),
  ),
  /** `yyyy-mm-dd` (API-054). */
  validFrom: day,
});
export type PaymentChange = Static<typeof paymentChange>;

const excludedIbanCode = 'EXCLUDED_IBAN';

export const paymentChangeOperations = {
  changePaymentDetails: {
    id: 'changePaymentDetails',
    method: 'PUT',
    path: '/api/v1/policy/accounts/{accountId}/{policyNumber}/payment-details',
    says: 'Changes how a contract is paid (API-031). A confirmation goes to the e-mail address of the account.',
    params: policyParams,
    headers: Type.Object({
      ...idempotencyHeaders.properties,
      /** A header that repeats `asyncChange` of the body; a request in which they differ is refused. */
      asyncchange: Type.Optional(stringEnum(['true', 'false'])),
    }),
    request: closed({
      ...paymentChange.properties,
      /** The change is handed to the back office. */
      asyncChange: Type.Boolean(),
      customerEmail: email,
    }),
    answers: {
      202: { says: 'Received; the back office processes it.' },
      204: { says: 'Changed, or noted for the day it is valid from.' },
      400: {
        says: 'A day that is not possible, a payment that is not offered, a wrong IBAN, a change of nothing, or a header that says something else.',
        codes: [
          'DATE_OUT_OF_RANGE',
          'NOT_OFFERED',
          'INVALID_IBAN',
          'NOTHING_CHANGED',
          'ASYNC_CHANGE_CONTRADICTS',
        ],
      },
      403: {
        says: contractChangeRefusals[403].says,
        codes: [
          ...contractChangeRefusals[403].codes.filter((code) => code !== 'KPS' && code !== 'JUNG_MOBIL'),
          excludedIbanCode,
          signInTooOldCode,
        ],
      },
      404: contractChangeRefusals[404],
      409: {
        says: 'Premiums are open, or the key of this request belongs to another one.',
        codes: ['DUNNING_LEVEL', 'IDEMPOTENCY_CONFLICT'],
      },
    },
  },
  checkIban: {
    id: 'checkIban',
    method: 'POST',
    path: '/api/v1/policy/accounts/{accountId}/iban/{encodedIban}',
    says: 'Whether premiums can be debited from an account (API-032). Nothing is kept of it.',
    params: closed({
      accountId: policyParams.properties.accountId,
      /** The IBAN as typed. The service removes every kind of space, also spaces without width. */
      encodedIban: Type.String({ minLength: 1, maxLength: 64 }),
    }),
    answers: {
      204: { says: 'Structure, length and check digits are right.' },
      400: { says: 'It is no IBAN.', codes: ['INVALID_IBAN', 'INVALID_REQUEST', 'MALFORMED'] },
      403: { says: 'Nothing is debited from accounts of this bank or country.', codes: [excludedIbanCode] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;
