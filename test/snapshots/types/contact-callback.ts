/** The form "contact-callback" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'request.phone': string;
  'request.policyNumber': string;
  'request.reason': 'TECHNICAL' | 'CONTRACT' | 'DOCUMENTS' | 'CLAIMS' | 'MISC';
  'request.additionalInformation'?: string;
}

/** Bodies by operation. */
export interface Payloads {
  requestPhoneContact: {
    phone: string;
    policyNumber: string;
    reason: 'TECHNICAL' | 'CONTRACT' | 'DOCUMENTS' | 'CLAIMS' | 'MISC';
    additionalInformation?: string;
  };
}
