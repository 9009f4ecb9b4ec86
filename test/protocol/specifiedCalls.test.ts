import { describe, expect, it } from 'vitest';
import { type Operation, operations } from '../../src/protocol/index.ts';

type Call = readonly [
  fact: string,
  id: keyof typeof operations,
  address: string,
  sent: readonly string[],
  successes: readonly number[],
];

const change = [
  'usageType',
  'occupationalGroup',
  'annualMileage',
  'youngestUserAge',
  'initialUser',
  'homeOwnerShip',
  'garage',
  'partnerDiscount',
  'paymentMethod',
  'guarantees',
  'validFrom',
  'uploadDocumentId',
  'seasonMonths',
];

/** The calls as the specification has them, and the successes that the server answers with. `answers` of a claim are those of its pages. */
const calls: readonly Call[] = [
  [
    'API-004',
    'orderActivationCode',
    'POST /registration/accounts/{accountId}/activationCodes',
    ['policyNumber', 'customerEmail', 'birthDate', 'licensePlate'],
    [204],
  ],
  [
    'API-006',
    'activateAccount',
    'PATCH /registration/accounts/{accountId}/activate',
    ['accountId', 'policyNumber', 'customerEmail', 'activationCode'],
    [204],
  ],
  ['API-007', 'getPolicies', 'GET /policy/accounts/{accountId}', [], [200]],
  [
    'API-008',
    'changePolicy',
    'PUT /policy/accounts/{accountId}/{policyId}',
    [...change, 'address', 'asyncChange', 'customerEmail'],
    [202, 204],
  ],
  ['API-009', 'getAccount', 'GET /account/accounts/{accountId}', [], [200]],
  ['API-010', 'deleteAccount', 'DELETE /account/accounts/{accountId}', ['password', 'email'], [204]],
  [
    'API-011',
    'getApplicationConfiguration',
    'GET /configuration/accounts/{accountId}/application',
    [],
    [200],
  ],
  ['API-012', 'getSpecialTariffs', 'GET /configuration/accounts/{accountId}/specialtariffs', [], [200]],
  [
    'API-013',
    'getFrequentlyUsedFunctionalities',
    'GET /configuration/accounts/{accountId}/frequentlyUsedFunctionalities',
    [],
    [200],
  ],
  ['API-014', 'getNotifications', 'GET /notification/accounts/{accountId}/notifications', [], [200]],
  [
    'API-015',
    'dismissNotification',
    'DELETE /notification/accounts/{accountId}/notifications/{notificationId}',
    [],
    [204],
  ],
  [
    'API-016 API-017',
    'changeAddress',
    'PUT /account/accounts/{accountId}/address',
    ['street', 'zip', 'city', 'country', 'email', 'phoneNumber', 'validFrom'],
    [202, 204],
  ],
  [
    'API-019',
    'validateAddress',
    'POST /account/accounts/{accountId}/validateAddress',
    ['street', 'zip', 'city', 'country'],
    [204],
  ],
  [
    'API-020',
    'changeConsent',
    'PUT /consent/accounts/{accountId}',
    ['mailAdvertising', 'phone', 'survey', 'phoneNumber'],
    [200, 202, 204],
  ],
  [
    'API-021',
    'changeEmail',
    'PUT /authentication/accounts/{accountId}/email',
    ['newEmail', 'password'],
    [204],
  ],
  [
    'API-022',
    'changePassword',
    'PUT /authentication/accounts/{accountId}/password',
    ['oldPassword', 'newPassword'],
    [200, 204],
  ],
  [
    'API-023 API-024',
    'changeName',
    'PUT /account/accounts/{accountId}/name',
    ['newLastName', 'reason', 'salutation', 'title'],
    [204],
  ],
  ['API-025', 'getDeletionJob', 'GET /inactive-account/accounts/{accountId}', [], [200, 204]],
  ['API-026 API-027', 'postponeDeletion', 'GET /inactive-account/accounts/{accountId}/postpone', [], [204]],
  [
    'API-028',
    'calculatePolicyChange',
    'PATCH /calculation/accounts/{accountId}/policy/{policyNumber}/policy-changed',
    change,
    [200],
  ],
  [
    'API-029 API-039',
    'calculateAddressChange',
    'PATCH /calculation/accounts/{accountId}/policy/{policyNumber}/address-changed',
    [...change, 'address'],
    [200],
  ],
  ['API-030', 'uploadDocument', 'POST /document/accounts/{accountId}', [], [200]],
  [
    'API-031',
    'changePaymentDetails',
    'PUT /policy/accounts/{accountId}/{policyNumber}/payment-details',
    [
      'bankAccount',
      'paymentMethod',
      'paymentType',
      'dayOfDebit',
      'validFrom',
      'asyncChange',
      'customerEmail',
    ],
    [202, 204],
  ],
  ['API-032', 'checkIban', 'POST /policy/accounts/{accountId}/iban/{encodedIban}', [], [204]],
  [
    'API-033',
    'requestEvb',
    'POST /evb/accounts/{accountId}/policy/{policyNumber}',
    ['address', 'customerEmail', 'otherOwner'],
    [204],
  ],
  [
    'API-034',
    'calculateNcb',
    'POST /ncbdowngrading/accounts/{accountId}/calculate',
    ['hazard', 'lob', 'tariff', 'discountProtection', 'currentNcb'],
    [200],
  ],
  [
    'API-035',
    'exportNcb',
    'POST /ncbdowngrading/accounts/{accountId}/export',
    ['policyNumber', 'lob', 'numberOfAccidents', 'table', 'summary'],
    [200],
  ],
  ['API-036', 'requestGreenCard', 'GET /ivk/accounts/{accountId}/policy/{policyNumber}', [], [204]],
  ['API-037', 'getGoogleCard', 'GET /wallet/accounts/{accountId}/policy/{policyNumber}/google', [], [200]],
  ['API-038', 'getAppleCard', 'GET /wallet/accounts/{accountId}/policy/{policyNumber}/apple', [], [200]],
  [
    'API-040',
    'requestTaxCertificate',
    'GET /taxofficecertificate/accounts/{accountId}/policy/{policyNumber}',
    [],
    [204],
  ],
  [
    'API-041',
    'reportClaim',
    'POST /claim/accounts/{accountId}',
    [
      'answers',
      'contractData',
      'claimType',
      'claimDetails',
      'accidentRecording',
      'driver',
      'witnesses',
      'opponent',
      'lawyer',
      'vehicleDetails',
    ],
    [201],
  ],
  [
    'API-042',
    'getCustomerConfiguration',
    'GET /registration/customer/accounts/{accountId}/configuration',
    [],
    [200],
  ],
  ['API-043', 'getDocuments', 'GET /document/accounts/{accountId}/policy/{policyNumber}', [], [200]],
  [
    'API-044',
    'downloadDocument',
    'GET /document/accounts/{accountId}/policy/{policyNumber}/document/{documentId}',
    [],
    [200],
  ],
  [
    'API-045',
    'requestPhoneContact',
    'POST /account/accounts/{accountId}/mail/phone-contact',
    ['phone', 'policyNumber', 'reason', 'additionalInformation'],
    [204],
  ],
  [
    'API-046',
    'requestTemporaryCoverage',
    'POST /account/accounts/{accountId}/mail/temporary-coverage',
    ['policyNumber', 'email', 'inclusionFrom', 'inclusionUntil'],
    [204],
  ],
  [
    'API-047',
    'requestAccompaniedDriving',
    'POST /account/accounts/{accountId}/mail/accompanied-driving',
    ['policyNumber', 'email', 'birthDate', 'inclusionDate'],
    [204],
  ],
  [
    'API-048',
    'sendMailContact',
    'POST /account/accounts/{accountId}/mail/mail-contact',
    ['text', 'policyNumber', 'email'],
    [204],
  ],
];

/** The members that a call sends, by name. */
function listSentMembers({ request }: Operation): readonly string[] {
  const properties = (request as { readonly properties?: object } | undefined)?.properties;
  return Object.keys(properties ?? {});
}

describe('the calls of the specification', () => {
  it.each(calls)('%s %s is %s', (_, id, address, sent, successes) => {
    const operation: Operation = operations[id];
    const statuses = Object.keys(operation.answers).map(Number);

    expect(`${operation.method} ${operation.path}`).toBe(address.replace(' ', ' /api/v1'));
    expect(listSentMembers(operation).toSorted()).toEqual(sent.toSorted());
    expect(statuses.filter((status) => status < 300)).toEqual(successes);
  });

  it('API-001 the address of each call starts with /api/v1', () => {
    const paths = Object.values(operations).map(({ path }): string => path);

    expect(paths.filter((path) => !path.startsWith('/api/v1/'))).toEqual([]);
  });

  it('API-008 API-031 two calls have the header AsyncChange', () => {
    const all: readonly Operation[] = Object.values(operations);
    const withHeader = all.filter(({ headers }) => Object.hasOwn(headers?.properties ?? {}, 'asyncchange'));

    expect(withHeader.map(({ id }) => id).toSorted()).toEqual(['changePaymentDetails', 'changePolicy']);
  });

  it('API-030 API-044 a document is sent in the part "file", and fetched with the query parameter filename', () => {
    expect(operations.uploadDocument.upload.field).toBe('file');
    expect(Object.keys(operations.downloadDocument.query.properties)).toEqual(['filename']);
  });
});
