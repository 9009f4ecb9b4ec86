/** The form "contract-change" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'ratingFactors.usageType': 'PRIVATE' | 'COMMERCIAL';
  'ratingFactors.businessType'?:
    | 'COURIER'
    | 'TRANSPORT'
    | 'NURSING_SERVICE'
    | 'PARCEL'
    | 'FIRST_AID'
    | 'LEASING'
    | 'TAXI'
    | 'RENTING'
    | 'GARAGE_REPLACEMENT_CAR'
    | 'OTHER';
  'ratingFactors.occupationalGroup': 'NORMAL' | 'PUBLIC_SERVICE' | 'MERCHANT' | 'FARMER';
  'ratingFactors.document'?: string;
  'ratingFactors.annualMileage':
    | 0
    | 6
    | 7
    | 8
    | 9
    | 10
    | 11
    | 12
    | 13
    | 14
    | 15
    | 16
    | 17
    | 18
    | 19
    | 20
    | 21
    | 22
    | 23
    | 24
    | 25
    | 26
    | 27
    | 28
    | 29
    | 30
    | 31
    | 32
    | 33
    | 34
    | 35;
  'ratingFactors.selectedUser': 'ALL_23' | 'YOUNGER' | 'COMMERCIAL_18';
  'ratingFactors.selectedUserAge'?: 18 | 19 | 20 | 21 | 22;
  'ratingFactors.initialUser': boolean;
  'ratingFactors.homeOwnerShip': boolean;
  'ratingFactors.garage': boolean;
  'ratingFactors.partnerDiscount'?: boolean;
  'coverage.haftpflicht': boolean;
  'coverage.vollkasko': boolean;
  'coverage.vollkaskoDeductible'?:
    | '0532'
    | '0533'
    | '0534'
    | '0536'
    | '0537'
    | '0542'
    | '0543'
    | '0544'
    | '0546'
    | '0547'
    | '0564'
    | '0599';
  'coverage.teilkasko': boolean;
  'coverage.teilkaskoDeductible'?: '0571' | '0572' | '0573';
  'coverage.assistance': boolean;
  'coverage.assistancePlus': boolean;
  'coverage.kaskoPlus': boolean;
  'coverage.discountProtection': boolean;
  'coverage.driverInsurance': boolean;
  'coverage.telematics': boolean;
  'coverage.gap': boolean;
  'summary.validFrom': string;
}

/** Bodies by operation. */
export interface Payloads {
  calculatePolicyChange: {
    usageType: 'PRIVATE' | 'COMMERCIAL';
    occupationalGroup: 'NORMAL' | 'PUBLIC_SERVICE' | 'MERCHANT' | 'FARMER';
    annualMileage:
      | 0
      | 6
      | 7
      | 8
      | 9
      | 10
      | 11
      | 12
      | 13
      | 14
      | 15
      | 16
      | 17
      | 18
      | 19
      | 20
      | 21
      | 22
      | 23
      | 24
      | 25
      | 26
      | 27
      | 28
      | 29
      | 30
      | 31
      | 32
      | 33
      | 34
      | 35;
    youngestUserAge?: number;
    initialUser: boolean;
    homeOwnerShip: boolean;
    garage: boolean;
    partnerDiscount: boolean;
    paymentMethod: 'DIRECT_DEBIT' | 'INVOICE';
    guarantees: {
      lob: string;
      description: string;
      coverageId?: string;
      noClaimsLvl: string;
      noClaimsPercentage: number;
    }[];
    validFrom: string;
    uploadDocumentId?: string;
    seasonMonths: string;
  };
  changePolicy: {
    usageType: 'PRIVATE' | 'COMMERCIAL';
    occupationalGroup: 'NORMAL' | 'PUBLIC_SERVICE' | 'MERCHANT' | 'FARMER';
    annualMileage:
      | 0
      | 6
      | 7
      | 8
      | 9
      | 10
      | 11
      | 12
      | 13
      | 14
      | 15
      | 16
      | 17
      | 18
      | 19
      | 20
      | 21
      | 22
      | 23
      | 24
      | 25
      | 26
      | 27
      | 28
      | 29
      | 30
      | 31
      | 32
      | 33
      | 34
      | 35;
    youngestUserAge?: number;
    initialUser: boolean;
    homeOwnerShip: boolean;
    garage: boolean;
    partnerDiscount: boolean;
    paymentMethod: 'DIRECT_DEBIT' | 'INVOICE';
    guarantees: {
      lob: string;
      description: string;
      coverageId?: string;
      noClaimsLvl: string;
      noClaimsPercentage: number;
    }[];
    validFrom: string;
    uploadDocumentId?: string;
    seasonMonths: string;
    asyncChange: boolean;
    customerEmail: string;
  };
}
