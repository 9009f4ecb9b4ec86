import { expect, type Page } from '@playwright/test';
import { contractRows } from './contractRows.ts';
import { expectLoaded } from './expectLoaded.ts';

/** Policy number of the seeded private customer. */
export const comprehensiveCar = '2417Y-3.508.126';

/** Opens an address anew and waits until the portal, back from the silent sign-in, shows a page. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectLoaded(page);
}

/** From any page: chooses a contract (the first one for null) and stands on the first step of the claim report. */
export async function startClaim(page: Page, policyNumber: string | null = comprehensiveCar): Promise<void> {
  if (new URL(page.url()).pathname !== '/') await openPage(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Schaden melden', exact: true }).click();
  await expect(page).toHaveURL('/contractSelection');
  await contractRows(page, policyNumber ?? undefined)
    .first()
    .click();
  await expect(page).toHaveURL('/claims/type');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

type Answers = Readonly<Record<string, string | boolean>>;

/** All steps of the longest path: an accident with damage to others and to the own car, and another driver. */
export const longestWay: readonly (readonly [step: string, answers: Answers])[] = [
  [
    'type',
    {
      'type.thirdParty': true,
      'type.personalInjury': 'NO',
      'type.selfDamage': true,
      'type.whatHappened': 'ACCIDENT',
      'type.typeOfAccident': 'VEHICLE',
    },
  ],
  [
    'vehicle',
    {
      'vehicle.financing': 'LEASED',
      'vehicle.financeInstitution': 'Musterleasing',
      'vehicle.taxDeductionEntitlement': 'false',
    },
  ],
  [
    'details',
    {
      'details.claimDate': '20.11.2025',
      'details.claimTime': '14.30',
      'details.location': 'Köln, Hauptstraße',
      'details.statement': 'Auffahrunfall an der Ampel.',
    },
  ],
  [
    'moreDetails',
    {
      'moreDetails.streetCondition': 'OTHER',
      'moreDetails.otherStreetCondition': 'Feldweg',
      'moreDetails.weatherCondition': 'DAYLIGHT_RAIN',
      'moreDetails.vehicleRoadworthy': 'false',
      'moreDetails.vehicleLocation': 'Werkstatt Müller',
    },
  ],
  [
    'accidentRecording',
    { 'accidentRecording.policeOnSite': 'true', 'accidentRecording.fileNumber': 'AZ 123/26' },
  ],
  [
    'driverData',
    {
      'driverData.whoDrove': 'OTHER_PERSON',
      'driverData.otherPerson.lastName': 'Schmidt',
      'driverData.otherPerson.firstName': 'Ute',
      'driverData.otherPerson.hasDriversLicense': 'YES',
    },
  ],
  [
    'aboutTheDriver',
    {
      'aboutTheDriver.permission': 'true',
      'aboutTheDriver.alcoholOrDrugs': 'NO',
      'aboutTheDriver.guilt': 'PARTIALLY',
    },
  ],
  [
    'witness',
    {
      'witness.witnessesKnown': 'true',
      'witness.people.0.lastName': 'Klein',
      'witness.people.0.firstName': 'Ida',
    },
  ],
  [
    'accidentOpponent',
    {
      'accidentOpponent.lastName': 'unbekannt',
      'accidentOpponent.firstName': 'unbekannt',
      'accidentOpponent.licensePlate': 'k ab 12',
      'accidentOpponent.vehicleInformation': 'Roter Kleinwagen',
    },
  ],
  [
    'opponentClaims',
    { 'opponentClaims.otherCarDamaged': 'true', 'opponentClaims.damageDescription': 'Delle hinten links' },
  ],
  ['lawyer', { 'lawyer.contacted': 'true', 'lawyer.person.name': 'Kanzlei Recht' }],
  ['summary', { 'summary.affidavit': true }],
];

/** The shortest way: glass damage. */
export const shortestWay: readonly (readonly [step: string, answers: Answers])[] = [
  [
    'type',
    { 'type.selfDamage': true, 'type.whatHappened': 'MISC', 'type.typeOfEvent': 'GLASS_DAMAGE_REPAIRABLE' },
  ],
  ['vehicle', { 'vehicle.financing': 'NEITHER_NOR', 'vehicle.taxDeductionEntitlement': 'false' }],
  [
    'details',
    {
      'details.claimDate': '20.11.2025',
      'details.claimTime': '08:05',
      'details.location': 'Köln, Parkhaus am Dom',
    },
  ],
  ['moreDetails', { 'moreDetails.vehicleRoadworthy': 'true' }],
  ['accidentRecording', { 'accidentRecording.policeOnSite': 'false' }],
  ['driverData', { 'driverData.whoDrove': 'POLICY_HOLDER' }],
  ['aboutTheDriver', { 'aboutTheDriver.guilt': 'NO' }],
  ['witness', { 'witness.witnessesKnown': 'false' }],
  ['summary', { 'summary.affidavit': true }],
];

/** Answers questions by the names of their controls: a text is typed, a choice chosen by its value, a box ticked. */
export async function answer(page: Page, answers: Answers): Promise<void> {
  for (const [name, to] of Object.entries(answers)) {
    const control = page.locator(`[name="${name}"]`);
    const kind = await control
      .first()
      .evaluate((element) => `${element.tagName} ${element.getAttribute('type') ?? ''}`);
    if (typeof to === 'boolean') await control.setChecked(to);
    else if (kind.startsWith('SELECT')) await control.selectOption(to);
    else if (kind === 'INPUT radio') await page.locator(`[name="${name}"][value="${to}"]`).check();
    else await control.fill(to);
  }
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });
export const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Schaden melden', exact: true });

/** Walks to a step of a way, answering everything before it. */
export async function walkTo(page: Page, way: typeof longestWay, step: string): Promise<void> {
  for (const [id, answers] of way) {
    await expect(page).toHaveURL(`/claims/${id}`);
    if (id === step) return;
    await answer(page, answers);
    await goOn(page).click();
  }
}
