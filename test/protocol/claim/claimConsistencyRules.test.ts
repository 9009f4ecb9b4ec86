import { describe, expect, it } from 'vitest';
import { type Claim, findMismatch, operations } from '../../../src/protocol/index.ts';
import { ownDamageClaim, thirdPartyClaim } from '../claims.ts';

const { request, consistencyRules } = operations.reportClaim;
const broken = (claim: Claim) => consistencyRules.filter(({ holds }) => !holds(claim)).map(({ id }) => id);

describe('a complete claim', () => {
  it.each([
    ['third-party damage', thirdPartyClaim()],
    ['own damage by an event', ownDamageClaim()],
  ])('of %s fits the schema and all consistency rules', (_, claim) => {
    expect(findMismatch(request, claim)).toBeNull();
    expect(broken(claim)).toEqual([]);
  });
});

describe('the shape of a claim', () => {
  const { contractData, claimType, claimDetails, witnesses, ...rest } = thirdPartyClaim();
  const [witness] = witnesses;
  const withDetails = (details: object) => ({
    ...thirdPartyClaim(),
    claimDetails: { ...claimDetails, ...details },
  });
  const withType = (type: object) => ({ ...thirdPartyClaim(), claimType: { ...claimType, ...type } });

  it.each([
    [
      'CLM-107 an unknown contract field',
      { ...thirdPartyClaim(), contractData: { ...contractData, premium: 1 } },
    ],
    [
      'CLM-107 a malformed policy number',
      { ...thirdPartyClaim(), contractData: { ...contractData, policyNumber: '1' } },
    ],
    ['CLM-107 a claim without a contract', { claimType, claimDetails, witnesses, ...rest }],
    ['CLM-108 a nested flag', withType({ thirdPartyDamage: { checked: true } })],
    ['CLM-036 an unknown kind of accident', withType({ typeOfAccident: 'BICYCLE' })],
    ['CLM-037 an unknown kind of event', withType({ typeOfEvent: 'HAIL' })],
    ['API-018 a German date', withDetails({ claimDate: '20.11.2026' })],
    ['API-018 a day that does not exist', withDetails({ claimDate: '2026-02-30' })],
    ['API-018 infinity', withDetails({ claimDate: 'infinity' })],
    ['CLM-056 a short time', withDetails({ claimTime: '9:30' })],
    ['CLM-056 an hour that does not exist', withDetails({ claimTime: '24:00' })],
    ['CLM-057 a blank location', withDetails({ location: '   ' })],
    ['CLM-059 an unknown street', withDetails({ streetCondition: 'FOREST' })],
    ['CLM-060 an unknown weather', withDetails({ weatherCondition: 'FOG' })],
    ['CLM-048 a yes as text', withDetails({ vehicleRoadworthy: 'YES' })],
    ['a null', withDetails({ vehicleLocation: null })],
    ['a statement that is too long', withDetails({ statement: 'a'.repeat(5001) })],
    ['CLM-112 a claim without a list of witnesses', { contractData, claimType, claimDetails, ...rest }],
    [
      'CLM-086 eleven witnesses',
      { ...thirdPartyClaim(), witnesses: Array.from({ length: 11 }, () => witness) },
    ],
    [
      'CLM-088 a witness without a first name',
      { ...thirdPartyClaim(), witnesses: [{ id: 1, lastName: 'Kern' }] },
    ],
    [
      'CLM-103 a long phone number',
      { ...thirdPartyClaim(), witnesses: [{ ...witness, phoneNumber: '0'.repeat(21) }] },
    ],
    [
      'CLM-103 a long e-mail address',
      { ...thirdPartyClaim(), witnesses: [{ ...witness, email: `${'a'.repeat(95)}@ab.de` }] },
    ],
    [
      'CLM-088 an e-mail address without a domain',
      { ...thirdPartyClaim(), witnesses: [{ ...witness, email: 'kern@web' }] },
    ],
    [
      'CLM-101 a long postal code of the lawyer',
      {
        ...thirdPartyClaim(),
        lawyer: { contactedLawyer: true, personalData: { name: 'Recht', postalCode: '506670' } },
      },
    ],
    ['an undeclared part', { ...thirdPartyClaim(), affidavit: true }],
  ])('refuses %s', (_, claim) => {
    expect(findMismatch(request, claim)).not.toBeNull();
  });
});

describe('the consistency rules of a claim', () => {
  const third = thirdPartyClaim();
  const own = ownDamageClaim();
  const { statement: _statement, ...noStatement } = third.claimDetails;
  const { vehicleDetails: _vehicle, ...noVehicle } = own;
  const { opponent } = third;
  const { lawyer: _lawyer, ...noLawyer } = third;
  const { personalInjury: _injury, ...noInjury } = third.claimType;
  const { typeOfEvent: _event, ...noEvent } = own.claimType;
  const nobody = { contactedLawyer: false };

  const cases: readonly (readonly [rule: string, claim: Claim])[] = [
    ['personalInjury', { ...third, claimType: noInjury }],
    ['personalInjury', { ...own, claimType: { ...own.claimType, personalInjury: 'NO' } }],
    [
      'whatHappened',
      { ...third, claimType: { ...third.claimType, whatHappened: 'MISC', typeOfEvent: 'FLOOD' } },
    ],
    ['typeOfAccident', { ...own, claimType: { ...own.claimType, typeOfAccident: 'ANIMAL' } }],
    ['typeOfEvent', { ...own, claimType: noEvent }],
    ['vehicleDetails', noVehicle],
    [
      'vehicleDetails',
      { ...third, vehicleDetails: { financing: 'NEITHER_NOR', taxDeductionEntitlement: false } },
    ],
    [
      'financeInstitution',
      { ...own, vehicleDetails: { financing: 'LEASED', taxDeductionEntitlement: true } },
    ],
    [
      'financeInstitution',
      {
        ...own,
        vehicleDetails: { financing: 'NEITHER_NOR', financeInstitution: 'B', taxDeductionEntitlement: true },
      },
    ],
    ['statement', { ...third, claimDetails: noStatement }],
    ['statement', { ...own, claimDetails: { ...own.claimDetails, statement: 'Hagel' } }],
    ['streetCondition', { ...own, claimDetails: { ...own.claimDetails, streetCondition: 'HIGHWAY' } }],
    ['weatherCondition', { ...own, claimDetails: { ...own.claimDetails, weatherCondition: 'DAYLIGHT_DRY' } }],
    ['otherStreetCondition', { ...third, claimDetails: { ...third.claimDetails, streetCondition: 'OTHER' } }],
    ['vehicleLocation', { ...third, claimDetails: { ...third.claimDetails, vehicleRoadworthy: false } }],
    ['fileNumber', { ...third, accidentRecording: { policeOnSite: true } }],
    [
      'otherPersonDriver',
      { ...third, driver: { ...third.driver, whoDrove: 'OTHER_PERSON', permissionToDrive: true } },
    ],
    ['permissionToDrive', { ...third, driver: { ...third.driver, permissionToDrive: true } }],
    ['alcoholOrDrugs', { ...own, driver: { ...own.driver, alcoholOrDrugs: 'NO' } }],
    ['witnessIds', { ...third, witnesses: third.witnesses.map((witness) => ({ ...witness, id: 2 })) }],
    [
      'contactData',
      {
        ...third,
        witnesses: third.witnesses.map((witness) => ({ ...witness, contactData: false, city: 'Köln' })),
      },
    ],
    // Without the switch there must be no contact data of any kind.
    ...['street', 'postalCode', 'city', 'email', 'phoneNumber'].map(
      (part) =>
        [
          'contactData',
          { ...third, witnesses: third.witnesses.map((one) => ({ ...one, [part]: 'a@b.de' })) },
        ] as const,
    ),
    ['lawyer', noLawyer],
    ['lawyerData', { ...third, lawyer: { contactedLawyer: true } }],
    [
      'lawyerData',
      {
        ...third,
        lawyer: { ...nobody, notContactedReason: 'NOT_RESPONSIBLE', personalData: { name: 'Recht' } },
      },
    ],
    ['notContactedReason', { ...third, lawyer: nobody }],
    ['otherReason', { ...third, lawyer: { ...nobody, notContactedReason: 'OTHER' } }],
  ];

  it.each(cases)('%s is the only rule that the claim breaks', (rule, claim) => {
    expect(findMismatch(request, claim)).toBeNull();
    expect(broken(claim)).toEqual([rule]);
  });

  it('refuses a claim without any damage', () => {
    const claimType = { thirdPartyDamage: false, selfDamage: false };

    expect(broken({ ...own, claimType })).toContain('anyDamage');
  });

  it('CLM-105 Germany by its name is refused', () => {
    const personalData = {
      lastName: 'Roth',
      firstName: 'Ida',
      vehicleInformation: 'Roter Kombi',
      country: 'Deutschland',
      contactData: true,
    };

    expect(broken({ ...third, opponent: { personalData, otherCarDamaged: false } })).toEqual(['country']);
  });

  it('refuses an opponent without third-party damage, and a damage description without damage', () => {
    expect(opponent).toBeDefined();
    if (opponent === undefined) return;

    expect(broken({ ...own, opponent })).toEqual(['opponent']);
    expect(broken({ ...third, opponent: { ...opponent, otherCarDamaged: false } })).toEqual([
      'damageDescription',
    ]);
  });
});
