/** The form "change-email" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'email.currentEmail': string;
  'email.newEmail': string;
  'email.repeatEmail': string;
  'email.password': string;
}

/** Bodies by operation. */
export interface Payloads {
  changeEmail: {
    newEmail: string;
    password: string;
  };
}
