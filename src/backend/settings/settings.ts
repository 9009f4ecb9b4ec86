import shared from '../../../rules/_shared/settings.json' with { type: 'json' };
import { identitySettings } from './identitySettings.ts';
import { sizes } from '../../protocol/sizes.ts';

/**
 * All numbers and words of the server's configuration, grouped by their readers. A name ends with its unit. Values that texts and forms
 * read, too, come from `rules/_shared/settings.json`, with their reasons there. Other tables: the delivery of pages
 * (`delivery/deliverySettings.ts`), limits on how often an action is allowed (`limits/limits.ts`), and how long rows are kept
 * (`store/retention.ts`). `readEnvironment.ts` reads the values that operators change; their defaults and bounds stand here.
 */
export const settings = {
  environment: {
    usualPort: 4173,
    /** Browsers leave this port out of addresses with https. */
    usualTlsPort: 443,
    usualDataDir: '.data',
    usualBrandsDir: 'brands',
    /** A shorter token could be guessed. */
    metricsTokenMinLength: 16,
    /** A proxy that asks every few seconds notices the stop well before. */
    stopDelayMaxSeconds: 60,
    /** The default is short enough for a shared device, and longer than a pause while typing. */
    idleMinutes: 30,
    /** The warning appears two minutes before the end: a shorter session would start with it. */
    idleMinMinutes: 5,
    /** A session ends after ten hours in any case. */
    idleMaxMinutes: 600,
  },
  http: {
    /** Slower senders are disconnected. An upload of ten megabytes passes at 85 kB a second. */
    headersTimeoutSeconds: 15,
    requestTimeoutSeconds: 120,
    /** The interval between checks of connections. */
    timeoutCheckSeconds: 5,
    /** Requests under way at a stop get this time, and mails and cleaning the same time afterwards. */
    stopTimeoutSeconds: 10,
    jsonMaxBytes: sizes.json,
    /** Requests of the protocol are nested less than half as deep, and the longest claim has some hundred values. */
    jsonMaxDepth: 20,
    jsonMaxValues: 10_000,
    /** Allowance for the boundaries and headers of a form with a file. */
    uploadExtraBytes: 64 * 1024,
    /** A count takes some 100 bytes; beyond this number, new keys of a limit share one count. */
    countersPerLimit: 50_000,
    /** Browsers use https only for this time. */
    strictTransportSeconds: 365 * 24 * 60 * 60,
    /** A log entry of an error has this many lines of its stack. */
    stackLines: 12,
  },
  accident: {
    /** The page has to open without a network long after it was opened; its worker looks for a newer one each time. */
    pageSeconds: 30 * 24 * 60 * 60,
  },
  content: {
    /** Pictures of articles rarely change. */
    pictureSeconds: 24 * 60 * 60,
    /** The pages of the portal ask shorter questions; whoever asks longer ones makes the service sort and search for long. */
    queryMaxLength: 1000,
    conditionsMax: 12,
    orderFieldsMax: 4,
    listedValuesMax: 50,
    /** Conditions and other texts of a foreign service change rarely, and every customer asks for the same. */
    foreignSeconds: 5 * 60,
    /** The longest conditions have some hundred pages with pictures. */
    fileMaxBytes: 20 * 1024 * 1024,
    /** The portal waits 30 seconds for a file. */
    fileTimeoutSeconds: 20,
  },
  /** Seconds in `Retry-After` of refusals without a limit. */
  retryAfterSeconds: {
    /** A lost connection is replaced at once, a restart of PostgreSQL takes a few seconds. */
    database: 5,
    /** A hash or a paper takes a fraction of a second. */
    busy: 2,
    /** Migrations and stops take seconds. */
    notReady: 5,
    /** A foreign identity provider that failed is asked again after this time. */
    identityProvider: 10,
    /** So is a foreign content service. */
    contentService: 10,
    /** An unknown host is a mistake of the set-up, and seeded faults are for demonstrations: a minute is soon enough. */
    misconfigured: 60,
  },
  monitoring: {
    /** A mail is late when it waits longer than the first attempts take. */
    lateMailMinutes: 15,
    /** A family has at most this many metrics, so that a stranger's requests cannot fill the memory. */
    figuresPerFamily: 10_000,
    /** A record of use consists of a kind and a name. */
    useRecordMaxBytes: 1000,
  },
  identity: identitySettings,
  audit: {
    /** Misuse of an account may come to light with the premium of the next year. */
    keptDays: 400,
    /** Several events a day, for a customer who signs in daily. */
    mostPerAccount: 1_000,
    /** A bundle has the failures of one kind from one network in an hour. */
    mostBundlesPerAccount: 200,
    mostBundlesWithoutAccount: 20_000,
    /** Rows that an export reads at once. */
    exportRows: 1_000,
    /** A reason is a sentence or the number of a ticket. */
    reasonMaxLength: 200,
  },
  scanner: {
    /** clamd takes some 100 ms for ten megabytes; the portal waits 30 seconds for an upload. */
    timeoutSeconds: 15,
    /** One piece of INSTREAM. */
    pieceBytes: 64 * 1024,
    /** A reply is a line with the name of a signature. */
    replyMaxBytes: 1_024,
    /** A scanner that restarts reads its signatures for about half a minute. */
    retryAfterSeconds: 30,
  },
  mail: {
    pollSeconds: 2,
    /** A lease lasts longer than any attempt, so that only one process delivers a mail. */
    leaseMinutes: 5,
    /** Pauses between attempts; the last one repeats. */
    retryMinutes: [1, 5, 15, 60, 180, 360],
    smtpConnectTimeoutSeconds: 15,
    smtpSocketTimeoutSeconds: 60,
    /** Files are kept longer than the activation code in a letter is valid. */
    outboxFileDays: 90,
    outboxFiles: 20_000,
  },
  store: {
    /** Rows that are encrypted anew in one transaction after a start; a row has at most some 400 KB. */
    resealRows: 20,
    /** The pause after them lets requests of customers go first. */
    resealPauseMs: 20,
    /** No statement of the portal takes a second; a caller that waits longer gets an error. */
    connectTimeoutSeconds: 5,
    statementTimeoutSeconds: 15,
    queryTimeoutSeconds: 20,
    idleTransactionTimeoutSeconds: 30,
    /** The pause between two attempts to open the embedded database again, which take a second each. */
    reopenPauseSeconds: 2,
    /** The lock of the embedded database is renewed at this interval, and is dead after the next value. */
    lockHeartbeatSeconds: 1,
    lockSilenceSeconds: 6,
    sweepMinutes: 5,
    /** A block becomes 256 KiB of base64. Reading row by row keeps memory small and never blocks the embedded database for long. */
    documentBlockBytes: 192 * 1024,
  },
  draft: {
    keptDays: shared.draftDays.value,
    /** The last drafts are kept; customers have fewer contracts and forms under way at once. */
    mostPerAccount: 10,
  },
  account: {
    addressDaysAhead: shared.addressDaysAhead.value,
    deletionPostponedMonths: shared.deletionPostponedMonths.value,
  },
  claim: {
    mostFiles: shared.claimFiles.value,
  },
  document: {
    /** Days for which a document that was not downloaded counts as unread; an older one is no news. */
    unreadDays: 90,
  },
  contact: {
    /** Requests to the customer service are refused from this dunning level on (CTC-020). */
    dunningLevel: 3,
    daysAhead: shared.contactDaysAhead.value,
    temporaryCoverageSpanDays: shared.temporaryCoverageSpan.value,
    temporaryCoverageEndWithinYear: shared.temporaryCoverageEndWithinYear.value,
  },
  evb: {
    requestsPerDay: shared.evbRequestsPerDay.value,
    /** Months for which a number is valid. */
    validMonths: 6,
    /** Every number begins with its insurer. */
    insurer: 'WK',
    /** Characters of a number, as the authorities expect them. */
    length: shared.evbLength.value,
    /** Capitals and digits that look different on paper. */
    alphabet: '2345679ACDEFGHJKLMNPQRTUVWXYZ',
  },
  activationCode: {
    validDays: shared.activationCodeDays.value,
    tries: shared.activationCodeTries.value,
    identificationTries: shared.identificationTriesPerDay.value,
    pauseHours: shared.activationCodePauseHours.value,
    length: shared.activationCodeLength.value,
    /** Capitals and digits that look different on paper. */
    alphabet: 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789',
    /** Characters in a printed group. */
    groupLength: 4,
  },
  change: {
    daysAhead: shared.changeDaysAhead.value,
    policyDaysAtOnce: shared.changeDaysAtOnce.value,
    paymentDaysAtOnce: shared.paymentDaysAtOnce.value,
    partialWithoutKasko: shared.partialWithoutKasko.value,
    /** The youngest driver does not change the premium from this age on (RATE-016). */
    youngDriverYears: shared.youngDriverAge.value,
    /** The minimum age of holders for the partner discount (RATE-030). */
    partnerDiscountMinYears: 23,
    partnerDiscountMaxYears: 72,
  },
  noClaims: {
    /** The maximum length of a course. */
    courseMaxYears: 15,
    /** Numbers of claims that a course is calculated for: one, two, and three or more. */
    claimCounts: [1, 2, 3],
  },
  paper: {
    insuranceTaxPercent: 19,
    /** A long answer has a row for each part of this size, so that each fits on a page. */
    answerPartLength: 900,
    answerPartLines: 20,
  },
} as const;
