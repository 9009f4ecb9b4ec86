/** The form "contact-mail" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'request.policyNumber': string;
  'request.text': string;
}

/** Bodies by operation. */
export interface Payloads {
  sendMailContact: {
    text: string;
    policyNumber: string;
    email: string;
  };
}
