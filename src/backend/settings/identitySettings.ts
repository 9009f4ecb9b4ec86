import shared from '../../../rules/_shared/settings.json' with { type: 'json' };

/** Numbers of sign-ins, sessions, passwords and second factors, each with its unit and reason. */
export const identitySettings = {
  /** A session ends after a working day, however much it is used. */
  sessionMaxHours: 10,
  /** A sign-in that takes longer has to begin anew. */
  interactionMinutes: 15,
  /** The name and address in a token are at most this old. */
  tokenSeconds: 300,
  /** No request lasts longer, so that none finds a session gone that was marked as ended when it began. */
  endedSessionMinutes: 60,
  codeSeconds: 60,
  /** A change that a thief would make first needs a password that was entered within this time. */
  freshSignInMinutes: shared.freshSignInMinutes.value,
  signInHistoryDays: shared.signInHistoryDays.value,
  /** More rows than a customer reads. */
  mostSignInsShown: 100,
  /** Each load of a page gets a token. A window that stays behind this many loads of others signs in again without a question. */
  refreshTokensPerGrant: 60,
  /** Forms of the provider's pages have a few short fields. */
  pageBodyMaxBytes: 8 * 1024,
  mailedLinkHours: shared.mailedLinkHours.value,
  passwordLinkMinutes: shared.passwordLinkMinutes.value,
  passwordMinLength: shared.passwordMinLength.value,
  passwordMaxLength: shared.passwordMaxLength.value,
  passwordStrongLength: shared.passwordStrongLength.value,
  pageFileSeconds: 300,
  secondFactor: {
    /** An app is installed, or a key is fetched, in this time. */
    setupMinutes: 15,
    /** A key for the pocket, one for the drawer, and the devices of a household. */
    mostPasskeys: 5,
    recoveryCodes: 10,
    /** 120 bits: nobody who has the hashes can try them all (V6.5.2 of ASVS asks for 112). */
    recoveryCodeLength: 24,
    recoveryCodeGroup: 4,
    /** Digits and letters that are not mistaken for each other, as Crockford chose them. */
    recoveryCodeAlphabet: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
    codeDigits: 6,
    codePeriodSeconds: 30,
    /** Periods before and after the current one whose codes are taken: the clock of a phone differs, and typing takes time. */
    codeDrift: 1,
    /** The options and answers of a passkey; those with a certificate are some 5 KB. */
    passkeyMaxLength: 8000,
  },
  /** Customers sign in a few times a year, and families share a browser. One that stays away longer counts as any other. */
  knownBrowserDays: shared.knownBrowserDays.value,
  knownBrowserLogins: 5,
  /** Four are checked at once (`queues.slowedGuesses`), so that this allows two a second for a login. */
  slowedGuessSeconds: 2,
  foreignTimeoutSeconds: 5,
  /** A foreign provider is not asked again for this time after a failure or an unknown key id. */
  foreignPauseSeconds: 10,
  /** Allowed difference between the clocks of two servers. */
  foreignClockToleranceSeconds: 30,
  /** 16 MiB and five passes, as OWASP recommends for scrypt. */
  hashCost: { N: 2 ** 14, r: 8, p: 5 },
  passwordScore: {
    /** A password of letters at random withstands more guesses than this from eight characters on. */
    leastGuesses: 1e7,
    /** zxcvbn's best grade: beyond what a thief of the hashes tries for one customer. Three rare words or a sentence reach it. */
    leastGuessesOfWords: 1e10,
    /** A password counts as one of words when this share of its characters are words, dates, rows of keys or repeats. */
    wordShare: 0.5,
    /** Scoring takes longer with each character; any 32 that are not repeats or common words reach the best grade. */
    scoredCharacters: 32,
    /** Readings of digits and signs as letters. Each costs a search in all dictionaries, the first finds `p4ssw0rt`. */
    substitutionsTried: 4,
    /** Shorter words occur in good passwords by chance. */
    personalWordMinLength: 3,
    portalWords: ['kundenportal', 'portal', 'versicherung', 'kfz', 'kfzversicherung', 'autoversicherung'],
  },
} as const;
