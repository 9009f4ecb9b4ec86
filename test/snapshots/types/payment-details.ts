/** The form "payment-details" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'paymentDetails.paymentMethod': 'DIRECT_DEBIT' | 'INVOICE';
  'paymentDetails.dayOfDebit'?: 1 | 10 | 15 | 20;
  'paymentDetails.newAccountHolder'?: 'EXISTING' | 'NEW';
  'paymentDetails.iban'?: string;
  'paymentDetails.newAccountHolderName.salutation'?: 'HERR' | 'FRAU' | 'FIRMA';
  'paymentDetails.newAccountHolderName.firstName'?: string;
  'paymentDetails.newAccountHolderName.lastName'?: string;
  'paymentDetails.companyName'?: string;
  'paymentDetails.newAccountHolderAddress.street'?: string;
  'paymentDetails.newAccountHolderAddress.postalCode'?: string;
  'paymentDetails.newAccountHolderAddress.city'?: string;
  'paymentDetails.newAccountHolderAddress.country'?: string;
  'paymentDetails.newAccountHolderPaymentDetails.iban'?: string;
  'paymentDetails.paymentType': 'MONTHLY' | 'QUARTERLY' | 'HALF_YEARLY' | 'YEARLY';
  'paymentDetails.validFrom': string;
}

/** Bodies by operation. */
export interface Payloads {
  validateAddress: {
    street: string;
    zip: string;
    city: string;
    country: string;
  };
  changePaymentDetails: {
    bankAccount?:
      | {
          iban?: string;
          accountHolder: {
            salutation?: 'HERR' | 'FRAU' | 'FIRMA';
            firstName?: string;
            lastName?: string;
            companyName?: string;
            address?: {
              street: string;
              zip: string;
              city: string;
              country: string;
            };
          };
        }
      | {
          iban?: string;
          accountHolder?: {
            salutation: 'HERR' | 'FRAU' | 'UNDEFINED' | 'FIRMA';
            firstName: string;
            lastName: string;
            companyName: string;
            address: {
              street: string;
              zip: string;
              city: string;
              country: string;
            };
          };
        };
    paymentMethod: 'DIRECT_DEBIT' | 'INVOICE';
    paymentType: 'MONTHLY' | 'QUARTERLY' | 'HALF_YEARLY' | 'YEARLY';
    dayOfDebit?: 1 | 10 | 15 | 20;
    validFrom: string;
    asyncChange: boolean;
    customerEmail: string;
  };
}
