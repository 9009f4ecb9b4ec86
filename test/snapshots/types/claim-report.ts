/** The form "claim-report" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'type.thirdParty': boolean;
  'type.personalInjury'?: 'YES' | 'NO';
  'type.selfDamage'?: boolean;
  'type.whatHappened'?: 'ACCIDENT' | 'MISC';
  'type.typeOfAccident'?: 'VEHICLE' | 'ANIMAL' | 'MISC';
  'type.typeOfEvent'?:
    | 'WILLFUL_DAMAGE'
    | 'GLASS_DAMAGE_REPAIRABLE'
    | 'GLASS_DAMAGE_EXCHANGE'
    | 'GLASS_DAMAGE_MISC'
    | 'MARTEN_BITE'
    | 'SHORT_CIRCUIT_DAMAGE'
    | 'HAIL_DAMAGE'
    | 'STORM_LIGHTNING'
    | 'FLOOD'
    | 'FIRE_EXPLOSION'
    | 'THEFT_ELECTRONICS'
    | 'THEFT_MISC'
    | 'THEFT_VEHICLE'
    | 'MISC_DAMAGE';
  'vehicle.financing'?: 'FINANCED' | 'LEASED' | 'NEITHER_NOR';
  'vehicle.financeInstitution'?: string;
  'vehicle.taxDeductionEntitlement'?: boolean;
  'details.claimDate': string;
  'details.claimTime': string;
  'details.location': string;
  'details.statement'?: string;
  'moreDetails.streetCondition'?:
    | 'PUBLIC_PARKING'
    | 'PRIVATE_PARKING'
    | 'THROUGH_ROAD'
    | 'RESIDENTIAL_STREET'
    | 'COUNTRY_ROAD'
    | 'HIGHWAY'
    | 'OTHER';
  'moreDetails.otherStreetCondition'?: string;
  'moreDetails.weatherCondition'?:
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
  'moreDetails.vehicleRoadworthy': boolean;
  'moreDetails.vehicleLocation'?: string;
  'accidentRecording.policeOnSite': boolean;
  'accidentRecording.fileNumber'?: string;
  'driverData.whoDrove': 'POLICY_HOLDER' | 'OTHER_PERSON';
  'driverData.otherPerson.lastName'?: string;
  'driverData.otherPerson.firstName'?: string;
  'driverData.otherPerson.contactData'?: boolean;
  'driverData.otherPerson.germany'?: boolean;
  'driverData.otherPerson.street'?: string;
  'driverData.otherPerson.postalCode'?: string;
  'driverData.otherPerson.foreignPostalCode'?: string;
  'driverData.otherPerson.city'?: string;
  'driverData.otherPerson.email'?: string;
  'driverData.otherPerson.phoneNumber'?: string;
  'driverData.otherPerson.hasDriversLicense'?: 'YES' | 'NO' | 'DONT_KNOW';
  'aboutTheDriver.permission'?: boolean;
  'aboutTheDriver.alcoholOrDrugs'?: 'YES' | 'NO' | 'DONT_KNOW';
  'aboutTheDriver.guilt': 'YES' | 'NO' | 'PARTIALLY' | 'DONT_KNOW';
  'witness.witnessesKnown': boolean;
  'witness.people'?: {
    lastName: string;
    firstName: string;
    contactData: boolean;
    germany?: boolean;
    street?: string;
    postalCode?: string;
    foreignPostalCode?: string;
    city?: string;
    email?: string;
    phoneNumber?: string;
  }[];
  'accidentOpponent.lastName'?: string;
  'accidentOpponent.firstName'?: string;
  'accidentOpponent.contactData'?: boolean;
  'accidentOpponent.germany'?: boolean;
  'accidentOpponent.street'?: string;
  'accidentOpponent.postalCode'?: string;
  'accidentOpponent.foreignPostalCode'?: string;
  'accidentOpponent.city'?: string;
  'accidentOpponent.country'?: string;
  'accidentOpponent.email'?: string;
  'accidentOpponent.phoneNumber'?: string;
  'accidentOpponent.licensePlate'?: string;
  'accidentOpponent.vehicleInformation'?: string;
  'opponentClaims.otherCarDamaged'?: boolean;
  'opponentClaims.damageDescription'?: string;
  'lawyer.contacted'?: boolean;
  'lawyer.person.name'?: string;
  'lawyer.person.germany'?: boolean;
  'lawyer.person.street'?: string;
  'lawyer.person.postalCode'?: string;
  'lawyer.person.foreignPostalCode'?: string;
  'lawyer.person.city'?: string;
  'lawyer.person.email'?: string;
  'lawyer.person.phoneNumber'?: string;
  'lawyer.person.fileReference'?: string;
  'lawyer.notContactedReason'?: 'NOT_RESPONSIBLE' | 'OTHER';
  'lawyer.otherReason'?: string;
  'summary.affidavit': true;
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
      thirdPartyDamage: boolean;
      selfDamage: boolean;
      personalInjury?: 'YES' | 'NO';
      whatHappened?: 'ACCIDENT' | 'MISC';
      typeOfAccident?: 'VEHICLE' | 'ANIMAL' | 'MISC';
      typeOfEvent?:
        | 'WILLFUL_DAMAGE'
        | 'GLASS_DAMAGE_REPAIRABLE'
        | 'GLASS_DAMAGE_EXCHANGE'
        | 'GLASS_DAMAGE_MISC'
        | 'MARTEN_BITE'
        | 'SHORT_CIRCUIT_DAMAGE'
        | 'HAIL_DAMAGE'
        | 'STORM_LIGHTNING'
        | 'FLOOD'
        | 'FIRE_EXPLOSION'
        | 'THEFT_ELECTRONICS'
        | 'THEFT_MISC'
        | 'THEFT_VEHICLE'
        | 'MISC_DAMAGE';
    };
    claimDetails: {
      claimDate: string;
      claimTime: string;
      location: string;
      statement?: string;
      streetCondition?:
        | 'PUBLIC_PARKING'
        | 'PRIVATE_PARKING'
        | 'THROUGH_ROAD'
        | 'RESIDENTIAL_STREET'
        | 'COUNTRY_ROAD'
        | 'HIGHWAY'
        | 'OTHER';
      otherStreetCondition?: string;
      weatherCondition?:
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
      vehicleRoadworthy: boolean;
      vehicleLocation?: string;
    };
    accidentRecording: {
      policeOnSite: boolean;
      fileNumber?: string;
    };
    driver: {
      whoDrove: 'POLICY_HOLDER' | 'OTHER_PERSON';
      otherPersonDriver?: {
        lastName: string;
        firstName: string;
        contactData: boolean;
        street?: string;
        postalCode?: string;
        city?: string;
        email?: string;
        phoneNumber?: string;
        hasDriversLicense: 'YES' | 'NO' | 'DONT_KNOW';
      };
      permissionToDrive?: boolean;
      guilt: 'YES' | 'NO' | 'PARTIALLY' | 'DONT_KNOW';
      alcoholOrDrugs?: 'YES' | 'NO' | 'DONT_KNOW';
    };
    witnesses: {
      id: number;
      lastName: string;
      firstName: string;
      contactData: boolean;
      street?: string;
      postalCode?: string;
      city?: string;
      email?: string;
      phoneNumber?: string;
    }[];
    opponent?: {
      personalData: {
        lastName: string;
        firstName: string;
        contactData: boolean;
        street?: string;
        postalCode?: string;
        city?: string;
        country?: string;
        email?: string;
        phoneNumber?: string;
        licensePlate?: string;
        vehicleInformation: string;
      };
      otherCarDamaged: boolean;
      damageDescription?: string;
    };
    lawyer?: {
      contactedLawyer: boolean;
      personalData?: {
        name: string;
        street?: string;
        postalCode?: string;
        city?: string;
        email?: string;
        phoneNumber?: string;
        fileReference?: string;
      };
      notContactedReason?: 'NOT_RESPONSIBLE' | 'OTHER';
      otherReason?: string;
    };
    vehicleDetails?: {
      financing: 'FINANCED' | 'LEASED' | 'NEITHER_NOR';
      financeInstitution?: string;
      taxDeductionEntitlement: boolean;
    };
  };
}
