/** The form "contact-temporary-coverage" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'request.policyNumber': string;
  'request.inclusionFrom': string;
  'request.inclusionUntil': string;
}

/** Bodies by operation. */
export interface Payloads {
  requestTemporaryCoverage: {
    policyNumber: string;
    email: string;
    inclusionFrom: string;
    inclusionUntil: string;
  };
}
