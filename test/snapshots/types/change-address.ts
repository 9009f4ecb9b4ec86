/** The form "change-address" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'address.street': string;
  'address.postalCode': string;
  'address.city': string;
  'address.country': string;
  'address.validFrom': string;
}

/** Bodies by operation. */
export interface Payloads {
  validateAddress: {
    street: string;
    zip: string;
    city: string;
    country: string;
  };
  changeAddress: {
    street: string;
    zip: string;
    city: string;
    country: string;
    validFrom: string;
    email: string;
    phoneNumber: string;
  };
}
