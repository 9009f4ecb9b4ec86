/** The form "service-card" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {}

/** Bodies by operation. */
export interface Payloads {}
