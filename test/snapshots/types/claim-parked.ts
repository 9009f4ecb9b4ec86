/** The form "claim-parked" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'report.claimDate': string;
  'report.claimTime': string;
  'report.location': string;
  'report.statement': string;
  'report.streetCondition': 'PUBLIC_PARKING' | 'PRIVATE_PARKING' | 'RESIDENTIAL_STREET' | 'THROUGH_ROAD';
  'report.policeOnSite': boolean;
  'report.fileNumber'?: string;
  'report.correct': true;
}

/** Bodies by operation. */
export interface Payloads {
  reportClaim: {
    contractData: {
      carModel: string;
      licensePlate: string;
      policyNumber: string;
      comprehensive: string;
    };
    claimType: {
      thirdPartyDamage: false;
      selfDamage: true;
      whatHappened: 'ACCIDENT';
      typeOfAccident: 'VEHICLE';
    };
    claimDetails: {
      claimDate: string;
      claimTime: string;
      location: string;
      statement: string;
      streetCondition: 'PUBLIC_PARKING' | 'PRIVATE_PARKING' | 'RESIDENTIAL_STREET' | 'THROUGH_ROAD';
      weatherCondition: 'OTHER';
      vehicleRoadworthy: true;
    };
    accidentRecording: {
      policeOnSite: boolean;
      fileNumber?: string;
    };
    driver: {
      whoDrove: 'POLICY_HOLDER';
      guilt: 'NO';
      alcoholOrDrugs: 'NO';
    };
    witnesses: never;
    vehicleDetails: {
      financing: 'NEITHER_NOR';
      taxDeductionEntitlement: false;
    };
  };
}
