/** The form "communication" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'communication.mailAdvertising': boolean;
  'communication.phone': boolean;
  'communication.survey': boolean;
  'communication.phoneNumber'?: string;
}

/** Bodies by operation. */
export interface Payloads {
  changeConsent: {
    mailAdvertising: boolean;
    phone: boolean;
    survey: boolean;
    phoneNumber?: string;
  };
}
