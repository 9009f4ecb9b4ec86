/**
 * The answers of each call by the specification, not by our own services. Texts are keys of the shared messages (`messages:`) or of the
 * form. Rows are tried in their order; `statuses` without `codes` holds for every body.
 */
export interface CallContract {
  readonly form: string;
  readonly call: string;
  /** Requirements behind the rows. */
  readonly proves: readonly string[];
  /** Answers that determine the call, where they matter. */
  readonly answers?: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
  /** Every other refusal. */
  readonly otherwise: Expected;
  /** No answer at all. */
  readonly silence?: Expected;
  /** The success is a file: any other body is unreadable. */
  readonly bringsFile?: true;
  /** The result of an unreadable success, where it differs. */
  readonly unreadable?: Expected;
  /** The answer sets the state of a check. */
  readonly states?: boolean;
}

interface Row {
  readonly statuses: readonly number[] | '2xx' | '4xx';
  readonly codes?: readonly string[];
  readonly then: Expected;
}

export interface Expected {
  readonly banner?: string;
  /** The form is finished; else the customer stays. */
  readonly done?: true;
  readonly marks?: readonly string[];
  readonly dialog?: string;
  readonly state?: 'valid' | 'invalid' | 'excluded' | 'unreachable';
}

/** The form confirms the change and its date. */
const done: Expected = { banner: 'success.submitted', done: true };
/** Like `done`, for changes that are processed later. */
const later: Expected = { banner: 'success.later', done: true };
/** The address of a contract is changed, and that of the account is not. */
const accountLeft: Expected = { banner: 'messages:success.movedContractOnly' };
const generic: Expected = { banner: 'messages:error.generic' };
const demo: Expected = { banner: 'messages:error.demoAccount' };
const unavailable: Expected = { banner: 'messages:error.serviceUnavailable' };

/** Our own addition to every table: the key of a request was used before. */
const received: Row = {
  statuses: [409],
  codes: ['IDEMPOTENCY_CONFLICT'],
  then: { banner: 'messages:error.alreadyReceived' },
};
const demoRow: Row = { statuses: [403], codes: ['DEMO_ACCOUNT'], then: demo };
const anyDemo: Row = { statuses: '4xx', codes: ['DEMO_ACCOUNT'], then: demo };
const deactivated: Row = {
  statuses: [403],
  codes: ['CUSTOMER_DEACTIVATED'],
  then: { banner: 'messages:error.customerDeactivated' },
};
const downtime: Row = { statuses: [503], codes: ['DOWNTIME'], then: { banner: 'messages:error.downtime' } };

function contactRequest(
  form: string,
  call: string,
  proves: readonly string[],
  otherwise = generic,
): CallContract {
  const dunning: Row = {
    statuses: [409],
    codes: ['DUNNING_LEVEL'],
    then: { banner: 'messages:error.requestDunningLevel' },
  };
  const rows: readonly Row[] = [
    { statuses: [204], then: { banner: 'success', done: true } },
    // Any other success is named an error of its own.
    { statuses: '2xx', then: otherwise },
    dunning,
    received,
  ];
  return { form, call, proves, rows, otherwise };
}

const dunning: Row = {
  statuses: [409],
  codes: ['DUNNING_LEVEL'],
  then: { banner: 'messages:error.dunningLevel' },
};

/** The calls for the price of a change and for sending it. */
function contractChange(form: string, calculation: string): readonly CallContract[] {
  return [
    {
      form,
      call: calculation,
      proves: ['SUM-030', 'SUM-034', 'SUM-035'],
      rows: [{ statuses: '2xx', then: {} }, dunning, demoRow, downtime, received],
      otherwise: generic,
    },
    {
      form,
      call: 'changePolicy',
      proves: ['SUM-027', 'SUM-028', 'SUM-029', 'SUM-032', 'SUM-033'],
      rows: [
        // The account is unknown here, so changes do not count at once.
        { statuses: [202], then: { banner: 'messages:notice.noRealTimeChanges', done: true } },
        { statuses: '2xx', then: done },
        downtime,
        demoRow,
        { statuses: [403], codes: ['FUTURE_CHANGES'], then: { banner: 'messages:error.futureChanges' } },
        { statuses: [412], then: { banner: 'messages:error.contractChanged' } },
        received,
      ],
      otherwise: generic,
    },
  ];
}

function codeOrder(kind: 'PRIVATE' | 'BUSINESS', field: string, banner: string): CallContract {
  const marks = ['order.policyNumber', `order.${field}`];
  return {
    form: 'activation-order',
    call: 'orderActivationCode',
    proves: ['ACT-026', 'ACT-028', 'ACT-029', 'ACT-030', 'ACT-031'],
    answers: { 'order.kind': kind },
    rows: [
      { statuses: '2xx', then: { done: true } },
      demoRow,
      { statuses: [400, 403, 422], then: { banner, marks } },
      received,
      { statuses: [409], then: { banner: 'error.alreadyOrdered' } },
      downtime,
      { statuses: [503], then: unavailable },
      { statuses: [429], then: { banner: 'error.tooManyTries' } },
    ],
    otherwise: generic,
  };
}

/** Short forms make the call of the claim report. */
const claimForms = [
  'claim-report',
  'claim-glass',
  'claim-hail',
  'claim-marten',
  'claim-animal',
  'claim-parked',
] as const;

export const contracts: readonly CallContract[] = [
  ...claimForms.map((form) => ({
    form,
    call: 'reportClaim' as const,
    proves: ['API-041', 'CLM-116', 'CLM-117', 'CLM-118'],
    rows: [
      { statuses: '2xx' as const, then: done },
      { statuses: [503], then: unavailable },
      demoRow,
      received,
    ],
    otherwise: generic,
  })),
  {
    form: 'change-address',
    call: 'validateAddress',
    proves: ['ACC-036', 'ACC-037'],
    rows: [
      { statuses: '2xx', then: {} },
      { statuses: [400], then: { dialog: 'unknownAddress' } },
    ],
    otherwise: { dialog: 'uncheckedAddress' },
    silence: { dialog: 'uncheckedAddress' },
  },
  {
    form: 'change-address',
    call: 'changeAddress',
    proves: ['API-016', 'ACC-038', 'ACC-039'],
    rows: [
      { statuses: [202], then: later },
      { statuses: '2xx', then: done },
      downtime,
      anyDemo,
      deactivated,
      received,
    ],
    otherwise: generic,
  },
  ...(['contract-address', 'evb'] as const).map((form) => ({
    form,
    call: 'changeAddress' as const,
    proves: ['API-016'],
    rows: [
      { statuses: '2xx' as const, then: { banner: 'messages:success.movedLater', done: true as const } },
    ],
    // The contract is changed by then, so every refusal says what is left.
    otherwise: accountLeft,
    silence: accountLeft,
    unreadable: accountLeft,
  })),
  {
    form: 'account-details',
    call: 'changeName',
    proves: ['ACC-026', 'ACC-027', 'ACC-028', 'ACC-029'],
    rows: [
      { statuses: [204], then: done },
      // A success other than 204 is named an error.
      { statuses: '2xx', then: generic },
      { statuses: '4xx', codes: ['CHANGE_NAME_LIMIT'], then: { banner: 'error.changeNameLimit' } },
      anyDemo,
      deactivated,
      received,
    ],
    otherwise: generic,
  },
  {
    form: 'communication',
    call: 'changeConsent',
    proves: ['ACC-052', 'ACC-053', 'ACC-054', 'ACC-055'],
    rows: [
      { statuses: [202], then: later },
      { statuses: '2xx', then: done },
      { statuses: '4xx', codes: ['UPDATE_CONSENT_LIMIT'], then: { banner: 'error.oncePerDay' } },
      demoRow,
      deactivated,
      received,
    ],
    otherwise: generic,
  },
  {
    form: 'change-email',
    call: 'changeEmail',
    proves: ['ACC-062', 'ACC-063', 'ACC-064', 'ACC-065'],
    rows: [
      { statuses: '2xx', then: done },
      demoRow,
      deactivated,
      { statuses: [401, 403], then: { banner: 'error.passwordInvalid', marks: ['email.password'] } },
      received,
      { statuses: [409], then: { banner: 'error.emailInUse', marks: ['email.newEmail'] } },
    ],
    otherwise: generic,
  },
  {
    form: 'change-password',
    call: 'changePassword',
    proves: ['ACC-071', 'ACC-072', 'ACC-073', 'ACC-074'],
    rows: [
      { statuses: '2xx', then: { banner: 'success.changed', done: true } },
      { statuses: [401, 403], then: { banner: 'error.wrongPassword', marks: ['password.oldPassword'] } },
      {
        statuses: [422],
        codes: ['PASSWORD_TOO_EASY'],
        then: { banner: 'error.newTooEasy', marks: ['password.newPassword'] },
      },
      { statuses: [422], then: { banner: 'error.newTooShort', marks: ['password.newPassword'] } },
    ],
    // The specification gives this sentence word for word for every other error, so a shared one may not come first.
    otherwise: { banner: 'error.notChanged' },
    silence: { banner: 'error.notChanged' },
  },
  {
    form: 'change-password',
    call: 'checkNewPassword',
    proves: ['ACC-070'],
    states: true,
    rows: [
      { statuses: '2xx', then: { state: 'valid' } },
      { statuses: [422], then: { state: 'invalid' } },
    ],
    otherwise: { state: 'unreachable' },
    silence: { state: 'unreachable' },
  },
  {
    form: 'delete-account',
    call: 'deleteAccount',
    proves: ['ACC-078', 'ACC-079', 'ACC-080', 'ACC-081'],
    rows: [
      { statuses: '2xx', then: done },
      { statuses: [401, 403], codes: ['DEMO_ACCOUNT'], then: demo },
      { statuses: [401, 403], then: { marks: ['account.password'] } },
      received,
    ],
    otherwise: generic,
  },
  {
    form: 'postpone-deletion',
    call: 'postponeDeletion',
    proves: ['ACC-086', 'ACC-087'],
    rows: [{ statuses: '2xx', then: done }, received],
    otherwise: generic,
  },
  {
    form: 'contract-change',
    call: 'uploadDocument',
    proves: ['API-030', 'RATE-028'],
    rows: [{ statuses: '2xx', then: {} }, demoRow, received],
    otherwise: generic,
  },
  {
    form: 'contract-change',
    call: 'youngDriverDocument',
    proves: ['SUM-006'],
    rows: [{ statuses: '2xx', then: {} }],
    otherwise: { banner: 'messages:error.youngDriverDocument' },
    silence: { banner: 'messages:error.youngDriverDocument' },
  },
  ...contractChange('contract-change', 'calculatePolicyChange'),
  ...contractChange('contract-address', 'calculateAddressChange'),
  {
    form: 'payment-details',
    call: 'changePaymentDetails',
    proves: ['PAY-045', 'PAY-046', 'PAY-047', 'PAY-049', 'PAY-050', 'PAY-051'],
    rows: [
      // The account is unknown here, so changes do not count at once.
      { statuses: [202], then: { banner: 'messages:notice.noRealTimeChanges', done: true } },
      { statuses: '2xx', then: done },
      downtime,
      received,
    ],
    otherwise: generic,
  },
  {
    form: 'payment-details',
    call: 'checkIban',
    proves: ['API-032', 'PAY-032', 'PAY-033', 'PAY-034'],
    states: true,
    rows: [
      { statuses: '2xx', then: { state: 'valid' } },
      { statuses: [400], then: { state: 'invalid' } },
      { statuses: [403], then: { state: 'excluded' } },
    ],
    otherwise: { state: 'unreachable' },
    silence: { state: 'unreachable' },
  },
  {
    form: 'payment-details',
    call: 'validateAddress',
    proves: ['PAY-042', 'PAY-043', 'PAY-052'],
    answers: { 'paymentDetails.paymentMethod': 'DIRECT_DEBIT', 'paymentDetails.newAccountHolder': 'NEW' },
    rows: [
      { statuses: '2xx', then: {} },
      {
        statuses: [400],
        then: { dialog: 'unknownAddress', marks: ['paymentDetails.newAccountHolderAddress.street'] },
      },
    ],
    otherwise: { dialog: 'uncheckedAddress' },
    silence: { dialog: 'uncheckedAddress' },
  },
  ...contractChange('evb', 'calculateAddressChange'),
  {
    form: 'evb',
    call: 'validateAddress',
    proves: ['EVB-008', 'EVB-024'],
    rows: [
      { statuses: '2xx', then: {} },
      { statuses: [400], then: { dialog: 'unknownAddress' } },
    ],
    otherwise: { dialog: 'uncheckedAddress' },
    silence: { dialog: 'uncheckedAddress' },
  },
  {
    form: 'evb',
    call: 'requestEvb',
    proves: ['EVB-019', 'EVB-020', 'EVB-021', 'EVB-022', 'EVB-023'],
    rows: [
      { statuses: [200, 204], then: {} },
      // A success other than these is named an error.
      { statuses: '2xx', then: generic },
      { statuses: [403], codes: ['EVB_REQUEST_LIMIT'], then: { banner: 'error.evbLimit' } },
      demoRow,
      {
        statuses: [403],
        codes: ['CUSTOMER_BLACKLISTED'],
        then: { banner: 'messages:error.customerDeactivated' },
      },
      received,
    ],
    otherwise: generic,
  },
  {
    form: 'ncb-calculator',
    call: 'calculateNcb',
    proves: ['NCB-015', 'NCB-016', 'API-034'],
    rows: [
      { statuses: '2xx', then: {} },
      { statuses: [400], then: { banner: 'error.tariffNotSupported' } },
    ],
    otherwise: generic,
  },
  {
    form: 'ncb-calculator',
    call: 'exportNcb',
    bringsFile: true,
    proves: ['NCB-017', 'API-035'],
    rows: [{ statuses: '2xx', then: {} }],
    otherwise: generic,
    silence: generic,
  },
  {
    form: 'green-card',
    call: 'requestGreenCard',
    proves: ['SVC-014', 'SVC-015', 'SVC-016', 'SVC-017', 'API-036'],
    rows: [
      { statuses: [202, 204], then: { done: true } },
      // Any other success is named an error.
      { statuses: '2xx', then: generic },
      downtime,
      demoRow,
    ],
    otherwise: generic,
    unreadable: generic,
  },
  {
    form: 'tax-certificate',
    call: 'requestTaxCertificate',
    proves: ['SVC-018', 'API-040'],
    rows: [{ statuses: '2xx', then: { done: true } }],
    otherwise: { banner: 'error.certificate' },
    silence: { banner: 'error.certificate' },
  },
  {
    form: 'tariff-conditions',
    call: 'getTariffConditions',
    proves: ['SVC-012'],
    rows: [
      { statuses: '2xx', then: {} },
      { statuses: [503], codes: ['DOWNTIME'], then: { banner: 'messages:error.downtime' } },
    ],
    // Nothing was entered yet.
    otherwise: { banner: 'messages:error.generic' },
    silence: { banner: 'messages:error.network' },
    unreadable: { banner: 'messages:error.unreadable' },
  },
  {
    form: 'tariff-conditions',
    call: 'downloadTariffConditions',
    bringsFile: true,
    proves: ['SVC-019'],
    rows: [{ statuses: '2xx', then: { done: true } }],
    otherwise: generic,
    unreadable: generic,
  },
  {
    form: 'service-card',
    call: 'getAppleCard',
    bringsFile: true,
    proves: ['SVC-020', 'API-038'],
    rows: [{ statuses: '2xx', then: { banner: 'success.apple' } }],
    otherwise: { banner: 'error.wallet' },
    silence: { banner: 'error.wallet' },
  },
  {
    form: 'service-card',
    call: 'getGoogleCard',
    proves: ['SVC-020', 'API-037'],
    rows: [{ statuses: '2xx', then: {} }],
    otherwise: { banner: 'error.wallet' },
    silence: { banner: 'error.wallet' },
  },
  codeOrder('PRIVATE', 'birthDate', 'error.invalidBirthDate'),
  codeOrder('BUSINESS', 'licensePlate', 'error.invalidLicensePlate'),
  {
    form: 'activation',
    call: 'activateAccount',
    proves: ['ACT-027', 'ACT-032', 'ACT-033', 'ACT-034', 'ACT-035'],
    rows: [
      { statuses: '2xx', then: { done: true } },
      demoRow,
      {
        statuses: [400, 403, 422],
        then: {
          banner: 'error.invalidCode',
          marks: ['activation.policyNumber', 'activation.activationCode'],
        },
      },
      received,
      { statuses: [409], then: { banner: 'error.alreadyActivated' } },
      downtime,
      { statuses: [503], then: unavailable },
    ],
    otherwise: generic,
  },
  contactRequest('contact-temporary-coverage', 'requestTemporaryCoverage', ['CTC-020', 'CTC-021', 'CTC-022']),
  contactRequest('contact-accompanied-driving', 'requestAccompaniedDriving', [
    'CTC-020',
    'CTC-021',
    'CTC-022',
  ]),
  contactRequest('contact-mail', 'sendMailContact', ['CTC-020', 'CTC-021', 'CTC-022']),
  contactRequest('contact-callback', 'requestPhoneContact', ['CTC-020', 'CTC-023', 'CTC-024'], {
    banner: 'error.callback',
  }),
];

/** The first row that holds for an answer. */
export function expectedOf({ rows, otherwise }: CallContract, status: number, code: string | null): Expected {
  return rows.find((row) => holds(row, status, code))?.then ?? otherwise;
}

function holds({ statuses, codes }: Row, status: number, code: string | null): boolean {
  const isStatus =
    typeof statuses === 'string' ? `${Math.floor(status / 100)}xx` === statuses : statuses.includes(status);
  return isStatus && (codes === undefined || (code !== null && codes.includes(code)));
}
