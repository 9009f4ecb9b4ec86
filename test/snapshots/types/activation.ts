/** The form "activation" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'activation.policyNumber': string;
  'activation.activationCode': string;
}

/** Bodies by operation. */
export interface Payloads {
  activateAccount: {
    accountId: string;
    policyNumber: string;
    customerEmail: string;
    activationCode: string;
  };
}
