import shared from '../../../rules/_shared/settings.json' with { type: 'json' };
import { sizes } from '../../protocol/sizes.ts';

/**
 * Every number and word the server runs on, by the part that reads it. A name ends with its unit. What texts and forms read, too, stands
 * in `rules/_shared/settings.json` with its reason, and is only named here. The delivery of pages has its own (`delivery/deliverySettings.ts`), and two kinds have tables of their own: how often something may
 * be done (`limits/limits.ts`) and how long rows are kept (`store/retention.ts`). Operators change what `readEnvironment.ts` reads; its
 * usual values and bounds stand here.
 */
export const settings = {
  environment: {
    usualPort: 4173,
    usualDataDir: '.data',
    usualBrandsDir: 'brands',
    /** A shorter token could be guessed. */
    metricsTokenMinLength: 16,
    /** A proxy that asks every few seconds notices well before. */
    stopDelayMaxSeconds: 60,
    /** The usual time is short enough for a device that others use; nobody types longer without a pause. */
    idleMinutes: 30,
    /** The warning comes two minutes before the end: a shorter session would begin with it. */
    idleMinMinutes: 5,
    /** A sign-in ends after ten hours in any case. */
    idleMaxMinutes: 600,
  },
  http: {
    /** A sender that is slower has its connection ended. An upload of ten megabytes passes at 85 kB a second. */
    headersTimeoutSeconds: 15,
    requestTimeoutSeconds: 120,
    /** How often connections are looked at. */
    timeoutCheckSeconds: 5,
    /** Requests under way at a stop, and after them mails and cleaning, get this long each. */
    stopTimeoutSeconds: 10,
    jsonMaxBytes: sizes.json,
    /** No request of the protocol is nested half as deep. */
    jsonMaxDepth: 20,
    /** What a form with a file has besides it: boundaries and the headers of the part. */
    uploadExtraBytes: 64 * 1024,
    /** A count of a limit takes some 100 bytes; when a limit has so many, newcomers share one. */
    countersPerLimit: 50_000,
    /** Browsers stay with https this long. */
    strictTransportSeconds: 365 * 24 * 60 * 60,
    /** A log entry of an error names this many places of its stack. */
    stackLines: 12,
  },
  content: {
    /** Pictures of articles rarely change. */
    pictureSeconds: 24 * 60 * 60,
  },
  /** Seconds in `Retry-After`, where no window of a limit says when to come back. */
  retryAfterSeconds: {
    /** A lost connection is replaced at once, a restart of PostgreSQL takes a few seconds. */
    database: 5,
    /** A hash or a paper takes a fraction of a second. */
    busy: 2,
    /** Migrations and stops take seconds. */
    notReady: 5,
    /** A foreign identity provider that failed is asked again after this time. */
    identityProvider: 10,
    /** A host of no brand is a mistake of the set-up, and seeded faults are for demonstrations: a minute is soon enough. */
    misconfigured: 60,
  },
  monitoring: {
    /** A mail that waits longer than the first attempts take is late. */
    lateMailMinutes: 15,
    /** A family of metrics has at most so many figures, so that nothing a stranger sends fills the memory. */
    figuresPerFamily: 10_000,
    /** The same for form steps, pages and events, whose names come from browsers. */
    figuresFromBrowsers: 500,
    /** A record of use is a kind and a name. */
    useRecordMaxBytes: 1000,
  },
  identity: {
    /** A sign-in ends after a working day, however much it is used. */
    sessionMaxHours: 10,
    /** A login page that stands longer begins anew. */
    interactionMinutes: 15,
    /** Access tokens are not kept anywhere, so an ended session lasts this long at most. */
    tokenSeconds: 300,
    codeSeconds: 60,
    /** Ports and spellings of one host are few; more providers than this come from a made-up Host header. */
    providersMax: 64,
    /** Pages of the provider take a few short fields. */
    pageBodyMaxBytes: 8 * 1024,
    pageFieldMaxLength: 200,
    mailedLinkHours: shared.mailedLinkHours.value,
    passwordLinkMinutes: shared.passwordLinkMinutes.value,
    passwordMinLength: shared.passwordMinLength.value,
    passwordStrongLength: shared.passwordStrongLength.value,
    pageFileSeconds: 300,
    foreignTimeoutSeconds: 5,
    /** After a failure a foreign provider is left alone for so long; so long an unknown key is not asked for again. */
    foreignPauseSeconds: 10,
    /** The clocks of two servers differ. */
    foreignClockToleranceSeconds: 30,
    /** 16 MiB and five passes: the figures OWASP names for scrypt. */
    hashCost: { N: 2 ** 14, r: 8, p: 5 },
    /** So many of the commonest passwords are refused. */
    commonPasswords: 10_000,
  },
  mail: {
    pollSeconds: 2,
    /** Longer than any attempt may take, so that one process delivers a mail. */
    leaseMinutes: 5,
    /** Between attempts; the last one repeats. */
    retryMinutes: [1, 5, 15, 60, 180, 360],
    smtpConnectTimeoutSeconds: 15,
    smtpSocketTimeoutSeconds: 60,
    /** Longer than the activation code in a letter is good for. */
    outboxFileDays: 90,
    outboxFiles: 20_000,
  },
  store: {
    /** No statement of the portal takes a second; a caller that waits longer is better told so. */
    connectTimeoutSeconds: 5,
    statementTimeoutSeconds: 15,
    queryTimeoutSeconds: 20,
    idleTransactionTimeoutSeconds: 30,
    /** Between two attempts to open the embedded database again, which take a second each. */
    reopenPauseSeconds: 2,
    /** The lock of the embedded database is renewed so often, and is dead after so long. */
    lockHeartbeatSeconds: 1,
    lockSilenceSeconds: 6,
    sweepMinutes: 5,
    /** Becomes 256 KiB of base64. One row at a time keeps memory small and never blocks the embedded database for long. */
    documentBlockBytes: 192 * 1024,
  },
  draft: {
    keptDays: shared.draftDays.value,
    /** The last ones; nobody has more contracts and forms under way at once. */
    mostPerAccount: 10,
  },
  account: {
    addressDaysAhead: shared.addressDaysAhead.value,
    deletionPostponedMonths: shared.deletionPostponedMonths.value,
  },
  claim: {
    mostFiles: shared.claimFiles.value,
  },
  contact: {
    /** From this dunning level on requests to the customer service are refused (CTC-020). */
    dunningLevel: 3,
    daysAhead: shared.contactDaysAhead.value,
    temporaryCoverageSpanDays: shared.temporaryCoverageSpan.value,
    temporaryCoverageEndWithinYear: shared.temporaryCoverageEndWithinYear.value,
  },
  evb: {
    requestsPerDay: shared.evbRequestsPerDay.value,
    /** A number can be used for so long. */
    validMonths: 6,
    /** Every number begins with its insurer. */
    insurer: 'WK',
    /** After the insurer; together the seven characters the authorities expect. */
    randomLength: 5,
    /** Capitals and digits that are not mistaken for one another on paper. */
    alphabet: '2345679ACDEFGHJKLMNPQRTUVWXYZ',
  },
  activationCode: {
    validDays: shared.activationCodeDays.value,
    tries: shared.activationCodeTries.value,
    identificationTries: shared.identificationTriesPerDay.value,
    pauseHours: shared.activationCodePauseHours.value,
    length: shared.activationCodeLength.value,
    /** Capitals and digits that are not mistaken for one another on paper. */
    alphabet: 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789',
    /** As it is printed. */
    groupLength: 4,
  },
  change: {
    daysAhead: shared.changeDaysAhead.value,
    policyDaysAtOnce: shared.changeDaysAtOnce.value,
    paymentDaysAtOnce: shared.paymentDaysAtOnce.value,
    partialWithoutKasko: shared.partialWithoutKasko.value,
    /** From this age on the youngest driver does not change the premium (RATE-016). */
    youngDriverYears: 23,
    /** Ages of holders that may have the discount for partners (RATE-030). */
    partnerDiscountMinYears: 23,
    partnerDiscountMaxYears: 72,
  },
  noClaims: {
    /** A course is not reckoned further ahead. */
    courseMaxYears: 15,
    /** Claims a course is shown for: one, two, and three or more. */
    claimCounts: [1, 2, 3],
  },
  paper: {
    insuranceTaxPercent: 19,
    /** A long answer has a row for each part of this size, so that each fits on a page. */
    answerPartLength: 900,
    answerPartLines: 20,
  },
} as const;
