/** The form "claim-animal" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'report.claimDate': string;
  'report.claimTime': string;
  'report.location': string;
  'report.statement': string;
  'report.weatherCondition':
    | 'DAYLIGHT_DRY'
    | 'DAYLIGHT_RAIN'
    | 'DAYLIGHT_HEAVY_RAIN'
    | 'TWILIGHT_DRY'
    | 'TWILIGHT_RAIN'
    | 'DARKNESS_DRY'
    | 'DARKNESS_RAIN'
    | 'SNOW_DRY_STREET'
    | 'SNOW_SNOWY_STREET'
    | 'OTHER';
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
      typeOfAccident: 'ANIMAL';
    };
    claimDetails: {
      claimDate: string;
      claimTime: string;
      location: string;
      statement: string;
      streetCondition: 'COUNTRY_ROAD';
      weatherCondition:
        | 'DAYLIGHT_DRY'
        | 'DAYLIGHT_RAIN'
        | 'DAYLIGHT_HEAVY_RAIN'
        | 'TWILIGHT_DRY'
        | 'TWILIGHT_RAIN'
        | 'DARKNESS_DRY'
        | 'DARKNESS_RAIN'
        | 'SNOW_DRY_STREET'
        | 'SNOW_SNOWY_STREET'
        | 'OTHER';
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
