import type { Claim } from '../../src/protocol/index.ts';

/** Comprehensive car of the account `mueller`. */
const contractData = {
  carModel: 'Volkswagen Golf Variant 1.5 eTSI',
  licensePlate: 'K-AM 2410',
  policyNumber: '2417Y-3.508.126',
  comprehensive: 'Vollkasko mit 500 € Selbstbeteiligung, Teilkasko mit 150 €',
};

export function thirdPartyClaim(policyNumber = contractData.policyNumber): Claim {
  return {
    contractData: { ...contractData, policyNumber },
    claimType: { thirdPartyDamage: true, selfDamage: false, personalInjury: 'NO' },
    claimDetails: {
      claimDate: '2026-11-20',
      claimTime: '14:30',
      location: 'Aachener Straße 12, Köln',
      statement: 'Beim Ausparken habe ich das Fahrzeug hinter mir berührt.',
      streetCondition: 'PUBLIC_PARKING',
      weatherCondition: 'DAYLIGHT_DRY',
      vehicleRoadworthy: true,
    },
    accidentRecording: { policeOnSite: false },
    driver: { whoDrove: 'POLICY_HOLDER', guilt: 'YES', alcoholOrDrugs: 'NO' },
    witnesses: [{ id: 1, lastName: 'Kern', firstName: 'Lea' }],
    opponent: {
      personalData: {
        lastName: 'Roth',
        firstName: 'Ida',
        licensePlate: 'BN-IR 88',
        vehicleInformation: 'Roter Kombi',
      },
      otherCarDamaged: true,
      damageDescription: 'Kratzer an der Stoßstange',
    },
    lawyer: { contactedLawyer: false, notContactedReason: 'OTHER', otherReason: 'Noch nicht nötig' },
  };
}

export function ownDamageClaim(policyNumber = contractData.policyNumber): Claim {
  return {
    contractData: { ...contractData, policyNumber },
    claimType: {
      thirdPartyDamage: false,
      selfDamage: true,
      whatHappened: 'MISC',
      typeOfEvent: 'HAIL_DAMAGE',
    },
    claimDetails: {
      claimDate: '2026-11-19',
      claimTime: '03:05',
      location: 'Köln-Lindenthal',
      vehicleRoadworthy: false,
      vehicleLocation: 'Vor der Haustür',
    },
    accidentRecording: { policeOnSite: true, fileNumber: '123456-2026' },
    driver: { whoDrove: 'POLICY_HOLDER', guilt: 'NO' },
    witnesses: [],
    vehicleDetails: {
      financing: 'FINANCED',
      financeInstitution: 'Rheinbank',
      taxDeductionEntitlement: false,
    },
  };
}
