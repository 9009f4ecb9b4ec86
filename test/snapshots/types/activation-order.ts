/** The form "activation-order" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'order.kind': 'PRIVATE' | 'BUSINESS';
  'order.policyNumber'?: string;
  'order.birthDate'?: string;
  'order.licensePlate'?: string;
}

/** Bodies by operation. */
export interface Payloads {
  orderActivationCode: {
    policyNumber?: string;
    customerEmail: string;
    birthDate?: string;
    licensePlate?: string;
  };
}
