/** The form "contract-address" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'changeAddress.street': string;
  'changeAddress.postalCode': string;
  'changeAddress.city': string;
  'changeAddress.country': string;
  'changeAddress.validFrom': string;
  'changeAddress.accountToo'?: boolean;
}

/** Bodies by operation. */
export interface Payloads {
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
    validFrom: string;
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
    validFrom: string;
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
    validFrom?: string;
    email: string;
    phoneNumber: string;
  };
}
