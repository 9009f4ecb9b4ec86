import { Type } from '@sinclair/typebox';
import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import { salutation } from './account.ts';
import type { Operation } from '../Operation.ts';
import { closed, day, email, stringEnum, accountParams, idempotencyHeaders, text } from '../shapes.ts';

const parts = { street: text(100), zip: text(10), city: text(100), country: text(60) };

/** An address as the customer typed it, without space around its parts. */
const addressToCheck = closed(parts);

const addressChange = closed({
  ...parts,
  email,
  phoneNumber: Type.Optional(text(20)),
  /** `yyyy-mm-dd` (API-017). */
  validFrom: day,
});

/**
 * `reason` comes with another last name (ACC-024). `title` is null without a title, `salutation` is null when none was chosen (ACC-012).
 */
const nameChange = closed({
  newLastName: text(100),
  reason: Type.Optional(stringEnum(['MARRIAGE', 'ADOPTION', 'DIVORCE'])),
  salutation: Type.Union([salutation, Type.Null()]),
  title: Type.Union([
    stringEnum([
      'DR',
      'PROF',
      'PROFDR',
      'DIPLING',
      'DIPLBETRIEBSWIRT',
      'DIPLINF',
      'DRING',
      'DIPLMED',
      'DRMED',
      'PROFDRMED',
      'PROFDRING',
      'DRENGB',
      'DIPLMATH',
      'DRJUR',
      'DIPLPSYCH',
      'PROFEH',
      'DIPLKFM',
    ]),
    Type.Null(),
  ]),
});

/** The specification gives no path for the name change, so method and path are a setting (API-024). */
const nameCall = settings.nameChangeCall.value as Pick<Operation, 'method' | 'path'>;

const notAllowed = ['DEMO_ACCOUNT', 'NOT_ACTIVATED', 'CUSTOMER_DEACTIVATED', 'COMPANY_ACCOUNT'];
const conflict = { says: 'The key of this request belongs to another one.', codes: ['IDEMPOTENCY_CONFLICT'] };

export const accountChangeOperations = {
  changeName: {
    id: 'changeName',
    method: nameCall.method,
    path: nameCall.path,
    says: 'Changes salutation, title and last name, once a day (API-023).',
    params: accountParams,
    headers: idempotencyHeaders,
    request: nameChange,
    answers: {
      204: { says: 'Changed.' },
      403: { says: 'Refused.', codes: [...notAllowed, 'CHANGE_NAME_LIMIT'] },
      409: conflict,
      422: {
        says: 'Another last name without a reason, or nothing that would change.',
        codes: ['REASON_MISSING', 'NOTHING_CHANGED'],
      },
    },
  },
  validateAddress: {
    id: 'validateAddress',
    method: 'POST',
    path: '/api/v1/account/accounts/{accountId}/validateAddress',
    says: 'Whether the insurer knows an address (API-019).',
    params: accountParams,
    request: addressToCheck,
    answers: {
      204: { says: 'Known.' },
      400: { says: 'Not known, or not of its shape.', codes: ['INVALID_ADDRESS', 'INVALID_REQUEST'] },
    },
  },
  changeAddress: {
    id: 'changeAddress',
    method: 'PUT',
    path: '/api/v1/account/accounts/{accountId}/address',
    says: 'Changes the address of the account from a day on (API-016).',
    params: accountParams,
    headers: idempotencyHeaders,
    request: addressChange,
    answers: {
      202: { says: 'Received; the insurer processes it later.' },
      204: { says: 'Changed, or noted for the day it is valid from.' },
      403: { says: 'Refused.', codes: [...notAllowed, 'FUNCTIONALITY_OFF'] },
      409: conflict,
      422: {
        says: `Not valid from today to ${settings.addressDaysAhead.value} days ahead.`,
        codes: ['DATE_OUT_OF_RANGE'],
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;
