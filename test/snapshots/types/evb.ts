/** The form "evb" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'newAddress.street': string;
  'newAddress.postalCode': string;
  'newAddress.city': string;
  'newAddress.country': string;
  'registrationStatus.registered': boolean;
  'evb.otherOwner'?: boolean;
  'evb.salutation'?: 'HERR' | 'FRAU';
  'evb.firstName'?: string;
  'evb.lastName'?: string;
  'evb.address.street'?: string;
  'evb.address.postalCode'?: string;
  'evb.address.city'?: string;
  'premium.accountToo'?: boolean;
}

/** Bodies by operation. */
export interface Payloads {
  validateAddress:
    | {
        street: string;
        zip: string;
        city: string;
        country: string;
      }
    | {
        street?: string;
        zip?: string;
        city?: string;
        country: 'Deutschland';
      };
  requestEvb: {
    address: {
      street: string;
      zip: string;
      city: string;
    };
    customerEmail: string;
    otherOwner?: {
      salutation: 'HERR' | 'FRAU';
      firstName: string;
      lastName: string;
      address: {
        street: string;
        zip: string;
        city: string;
      };
    };
  };
  calculateAddressChange: {
    usageType: string;
    occupationalGroup: string;
    annualMileage: number;
    youngestUserAge: number;
    initialUser: boolean;
    homeOwnerShip: boolean;
    garage: boolean;
    partnerDiscount: boolean;
    paymentMethod: 'DIRECT_DEBIT' | 'INVOICE';
    guarantees: {
      lob: string;
      description: string;
      coverageId: string;
      noClaimsLvl: string;
      noClaimsPercentage: number;
    }[];
    seasonMonths: string;
    validFrom?: string;
    address: {
      street: string;
      zip: string;
      city: string;
      country: string;
    };
  };
  changePolicy: {
    usageType: string;
    occupationalGroup: string;
    annualMileage: number;
    youngestUserAge: number;
    initialUser: boolean;
    homeOwnerShip: boolean;
    garage: boolean;
    partnerDiscount: boolean;
    paymentMethod: 'DIRECT_DEBIT' | 'INVOICE';
    guarantees: {
      lob: string;
      description: string;
      coverageId: string;
      noClaimsLvl: string;
      noClaimsPercentage: number;
    }[];
    seasonMonths: string;
    validFrom?: string;
    address: {
      street: string;
      zip: string;
      city: string;
      country: string;
    };
    asyncChange: boolean;
    customerEmail: string;
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
