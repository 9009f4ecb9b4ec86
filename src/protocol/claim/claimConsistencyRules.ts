import type { Claim } from './claim.ts';
import type { ConsistencyRule } from '../Operation.ts';

/** The rules between the answers of a claim, independent of the form. */
export const claimConsistencyRules = [
  defineRule(
    'anyDamage',
    'Third-party or self damage is reported (CLM-042).',
    ({ claimType }) => claimType.thirdPartyDamage || claimType.selfDamage,
  ),
  defineRule(
    'personalInjury',
    'Personal injury is answered with third-party damage, and only then (CLM-043).',
    ({ claimType }) => isPresentWhen(claimType.thirdPartyDamage, claimType.personalInjury),
  ),
  defineRule(
    'whatHappened',
    'What happened is answered with self damage, and only then (CLM-044).',
    ({ claimType }) => isPresentWhen(claimType.selfDamage, claimType.whatHappened),
  ),
  defineRule(
    'typeOfAccident',
    'The kind of accident is given for an accident, and only then (CLM-041).',
    ({ claimType }) => isPresentWhen(claimType.whatHappened === 'ACCIDENT', claimType.typeOfAccident),
  ),
  defineRule(
    'typeOfEvent',
    'The kind of event is given for another event, and only then (CLM-041).',
    ({ claimType }) => isPresentWhen(claimType.whatHappened === 'MISC', claimType.typeOfEvent),
  ),
  defineRule('vehicleDetails', 'Vehicle details come with self damage, and only then (CLM-002).', (claim) =>
    isPresentWhen(claim.claimType.selfDamage, claim.vehicleDetails),
  ),
  defineRule(
    'financeInstitution',
    'The institution is named for a financed or leased vehicle, and only then (CLM-050).',
    ({ vehicleDetails }) =>
      isPresentWhen(
        (vehicleDetails?.financing ?? 'NEITHER_NOR') !== 'NEITHER_NOR',
        vehicleDetails?.financeInstitution,
      ),
  ),
  defineRule('statement', 'A statement comes with a driving accident, and only then (CLM-058).', (claim) =>
    isPresentWhen(isDrivingAccident(claim), claim.claimDetails.statement),
  ),
  defineRule(
    'streetCondition',
    'The street is described for a driving accident, and only then (CLM-063).',
    (claim) => isPresentWhen(isDrivingAccident(claim), claim.claimDetails.streetCondition),
  ),
  defineRule(
    'weatherCondition',
    'The weather is described for a driving accident, and only then (CLM-063).',
    (claim) => isPresentWhen(isDrivingAccident(claim), claim.claimDetails.weatherCondition),
  ),
  defineRule(
    'otherStreetCondition',
    'Another street is described in words, and only another (CLM-064).',
    ({ claimDetails }) =>
      isPresentWhen(claimDetails.streetCondition === 'OTHER', claimDetails.otherStreetCondition),
  ),
  defineRule(
    'vehicleLocation',
    'A vehicle that cannot be driven has a location, and only such a one (CLM-066).',
    ({ claimDetails }) => isPresentWhen(!claimDetails.vehicleRoadworthy, claimDetails.vehicleLocation),
  ),
  defineRule(
    'fileNumber',
    'Police on site left a file number, and only then (CLM-069).',
    ({ accidentRecording }) => isPresentWhen(accidentRecording.policeOnSite, accidentRecording.fileNumber),
  ),
  defineRule('otherPersonDriver', 'Another driver is named, and only another (CLM-074).', ({ driver }) =>
    isPresentWhen(driver.whoDrove === 'OTHER_PERSON', driver.otherPersonDriver),
  ),
  defineRule(
    'permissionToDrive',
    'Permission is answered for another driver, and only then (CLM-080).',
    ({ driver }) => isPresentWhen(driver.whoDrove === 'OTHER_PERSON', driver.permissionToDrive),
  ),
  defineRule(
    'alcoholOrDrugs',
    'Alcohol and drugs are answered for a driving accident, and only then (CLM-081).',
    (claim) => isPresentWhen(isDrivingAccident(claim), claim.driver.alcoholOrDrugs),
  ),
  defineRule('witnessIds', 'Witnesses are numbered from 1 without gaps (CLM-085).', ({ witnesses }) =>
    witnesses.every(({ id }, index) => id === index + 1),
  ),
  defineRule('opponent', 'An opponent comes with third-party damage, and only then (CLM-009).', (claim) =>
    isPresentWhen(claim.claimType.thirdPartyDamage, claim.opponent),
  ),
  defineRule(
    'country',
    'Germany is sent as DEU (CLM-105).',
    ({ opponent }) => opponent?.personalData.country !== 'Deutschland',
  ),
  defineRule(
    'damageDescription',
    'Damage to the other car is described, and only then (CLM-095).',
    ({ opponent }) => isPresentWhen(opponent?.otherCarDamaged === true, opponent?.damageDescription),
  ),
  defineRule(
    'lawyer',
    'The lawyer question is answered with third-party damage, and only then (CLM-011).',
    (claim) => isPresentWhen(claim.claimType.thirdPartyDamage, claim.lawyer),
  ),
  defineRule('lawyerData', 'A lawyer who was contacted is named, and only then (CLM-099).', ({ lawyer }) =>
    isPresentWhen(lawyer?.contactedLawyer === true, lawyer?.personalData),
  ),
  defineRule(
    'notContactedReason',
    'Not contacting a lawyer has a reason, and only that (CLM-100).',
    ({ lawyer }) => isPresentWhen(lawyer?.contactedLawyer === false, lawyer?.notContactedReason),
  ),
  defineRule('otherReason', 'Another reason is given in words, and only another (CLM-100).', ({ lawyer }) =>
    isPresentWhen(lawyer?.notContactedReason === 'OTHER', lawyer?.otherReason),
  ),
  defineRule(
    'contactData',
    'Contact data are given only where they are said to be (CLM-120).',
    ({ driver, witnesses, opponent }) =>
      [driver.otherPersonDriver, opponent?.personalData, ...witnesses].every(
        (person) => person === undefined || person.contactData === true || !hasContact(person),
      ),
  ),
] as const;

function defineRule(id: string, says: string, holds: (claim: Claim) => boolean) {
  return { id, says, holds } satisfies ConsistencyRule;
}

/** Tells whether a claim is third-party damage, or self damage by an accident (CLM-053). */
function isDrivingAccident({ claimType }: Claim): boolean {
  return claimType.thirdPartyDamage || (claimType.selfDamage && claimType.whatHappened === 'ACCIDENT');
}

function isPresentWhen(condition: boolean, answer: unknown): boolean {
  return condition === (answer !== undefined);
}

const contactParts = ['street', 'postalCode', 'city', 'country', 'email', 'phoneNumber'] as const;

type Contact = Pick<NonNullable<Claim['opponent']>['personalData'], (typeof contactParts)[number]>;

function hasContact(person: Contact): boolean {
  return contactParts.some((part) => person[part] !== undefined);
}
