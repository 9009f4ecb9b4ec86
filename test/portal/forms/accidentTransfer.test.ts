import { expect, it } from 'vitest';
import { claimFiles, accidentPhotos } from '../../../rules/_shared/settings.json';
import type { Facts } from '../../../src/engine/index.ts';
import {
  accidentQuestions,
  beginsWithRecord,
  readReportAnswers,
} from '../../../src/portal/forms/accident/accidentTransfer.ts';
import { createDraftStore } from '../../../src/wizard/draft/draftStore.ts';
import { enterAnswers } from '../../../src/wizard/draft/enterAnswers.ts';
import { enterFiles } from '../../../src/wizard/draft/enterFiles.ts';
import { shippedWizards } from '../../shippedWizards.ts';
import { memoryStorage } from '../../ui/storage/memoryStorage.ts';
import { noPage } from '../../wizard/draft/noPage.ts';

const form = 'claim-report';
const facts: Facts = { today: '2026-11-28', 'policy.hasComprehensive': true };

function open(known: Facts = facts) {
  const wizard = shippedWizards.find(({ id }) => id === form);
  if (wizard === undefined) throw new Error('There is no claim report');
  return createDraftStore({
    wizard,
    facts: known,
    key: 'draft',
    storage: memoryStorage(),
    now: () => 0,
    keeper: null,
    page: () => noPage,
  });
}

/** The answers of the form that differ from those of a fresh one. */
function answersOf(draft: ReturnType<typeof open>) {
  const read = (one: ReturnType<typeof open>) =>
    one
      .getState()
      .walk.nodes.flatMap((node) =>
        node.kind === 'field' && node.answer !== null ? [[node.key, node.answer] as const] : [],
      );
  const before = new Map(read(open()));
  return Object.fromEntries(read(draft).filter(([key, answer]) => before.get(key) !== answer));
}

const answers = {
  day: '2026-11-27',
  time: '18:05',
  place: 'B1, Kilometer 12,4',
  position: '52.51860, 13.40810 (auf 12 m genau, 18:07 Uhr)',
  otherPlate: 'B-AB 1234',
  otherLastName: 'Öztürk',
  otherFirstName: 'Deniz',
  otherPhone: '0170 1234567',
  otherVehicle: 'Golf, blau',
  otherDamage: 'Stoßstange',
  injured: 'no',
  police: 'yes',
  fileNumber: '2026/4711',
  witnesses: 'no',
  damaged: 'both',
  statement: 'Ich habe gebremst.',
};

it('a record answers every question of the report that it can', () => {
  const draft = open();
  enterAnswers(draft, readReportAnswers({ answers }));

  expect(answersOf(draft)).toEqual({
    'type.selfDamage': true,
    'type.thirdParty': true,
    'type.personalInjury': 'NO',
    'type.whatHappened': 'ACCIDENT',
    'type.typeOfAccident': 'VEHICLE',
    'details.claimDate': '2026-11-27',
    'details.claimTime': '18:05',
    'details.location': 'B1, Kilometer 12,4, 52.51860, 13.40810 (auf 12 m genau, 18:07 Uhr)',
    'details.statement': 'Ich habe gebremst.',
    'accidentRecording.policeOnSite': true,
    'accidentRecording.fileNumber': '2026/4711',
    'witness.witnessesKnown': false,
    'accidentOpponent.lastName': 'Öztürk',
    'accidentOpponent.firstName': 'Deniz',
    'accidentOpponent.contactData': true,
    'accidentOpponent.phoneNumber': '0170 1234567',
    'accidentOpponent.licensePlate': 'B-AB 1234',
    'accidentOpponent.vehicleInformation': 'Golf, blau',
    'opponentClaims.otherCarDamaged': true,
    'opponentClaims.damageDescription': 'Stoßstange',
  });
});

it('a record without answers answers nothing', () => {
  expect(readReportAnswers({ answers: {} })).toEqual({});
});

it('what a contract does not ask is left out', () => {
  const draft = open({ ...facts, 'policy.hasComprehensive': false });
  enterAnswers(draft, readReportAnswers({ answers }));

  expect(answersOf(draft)['type.whatHappened']).toBeUndefined();
  expect(answersOf(draft)['details.claimDate']).toBe('2026-11-27');
});

it('the longest texts fit the fields of the report', () => {
  const longest = accidentQuestions.flatMap(({ name, maxLength }) =>
    maxLength === undefined ? [] : [[name, 'a'.repeat(maxLength)] as const],
  );
  const draft = open();
  enterAnswers(draft, readReportAnswers({ answers: { ...answers, ...Object.fromEntries(longest) } }));
  const tooLong = draft
    .getState()
    .walk.nodes.flatMap((node) =>
      node.kind === 'field' && typeof node.answer === 'string' && node.error?.code === 'tooLong'
        ? [node.key]
        : [],
    );

  expect(tooLong).toEqual([]);
});

it('a report takes as many files as there are photos, and keeps files that it has', () => {
  const draft = open();
  const file = new File(['jpeg'], 'Kennzeichen 1.jpg', { type: 'image/jpeg' });
  enterFiles(draft, [file]);
  enterFiles(draft, [file, file]);

  expect(draft.files.getState()).toMatchObject([{ file, refusal: null }]);
  expect(accidentPhotos.value).toBeLessThanOrEqual(claimFiles.value);
});

it.each([
  [form, { preselectedReason: 'accidentRecord' }, true],
  [form, { preselectedReason: 'hail' }, false],
  ['contact-mail', { preselectedReason: 'accidentRecord' }, false],
  [form, null, false],
])('the form %s opened with the state %j begins with the record: %s', (id, state, is) => {
  expect(beginsWithRecord(id, state)).toBe(is);
});
