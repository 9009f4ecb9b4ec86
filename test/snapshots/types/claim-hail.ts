/** The form "claim-hail" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'report.claimDate': string;
  'report.claimTime': string;
  'report.location': string;
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
      whatHappened: 'MISC';
      typeOfEvent: 'HAIL_DAMAGE';
    };
    claimDetails: {
      claimDate: string;
      claimTime: string;
      location: string;
      vehicleRoadworthy: true;
    };
    accidentRecording: {
      policeOnSite: false;
    };
    driver: {
      whoDrove: 'POLICY_HOLDER';
      guilt: 'NO';
    };
    witnesses: never;
    vehicleDetails: {
      financing: 'NEITHER_NOR';
      taxDeductionEntitlement: false;
    };
  };
}
