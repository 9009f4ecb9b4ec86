/** The form "contact-accompanied-driving" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'request.policyNumber': string;
  'request.birthDate': string;
  'request.inclusionDate': string;
}

/** Bodies by operation. */
export interface Payloads {
  requestAccompaniedDriving: {
    policyNumber: string;
    email: string;
    birthDate: string;
    inclusionDate: string;
  };
}
