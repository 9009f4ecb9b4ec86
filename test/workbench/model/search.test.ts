import { expect, it } from 'vitest';
import { describeForm } from '../../../src/analysis/index.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { readOneForm } from '../../../src/definitions/disk.ts';
import { createSearch } from '../../../src/workbench/model/search.ts';

const repository = readOneForm('.', 'claim-report');
const wizard = compileFormById(repository, 'claim-report');
if (wizard === null) throw new Error('The form has mistakes.');
const flow = {
  index: 7,
  name: 'Ein Glasschaden',
  file: 'test/flows/claim-report/glass.flow.yaml',
  proves: ['CLM-069'],
  given: { account: 'mueller' },
  today: '2026-11-21',
  steps: [],
  paths: [],
};
const find = createSearch(describeForm(repository, wizard), [flow]);

it.each([
  ['words of a question', 'aktenzeichen polizei', 'question', 'accidentRecording.fileNumber'],
  ['a path', 'type.whatHappened', 'question', 'type.whatHappened'],
  ['a code', 'THEFT_VEHICLE', 'option', 'type.typeOfEvent=THEFT_VEHICLE'],
  ['the name of a condition', 'vehicleStolen', 'condition', 'type.typeOfEvent'],
  ['a member that is sent', 'fileNumber', 'question', 'accidentRecording.fileNumber'],
])('finds by %s', (_, words, kind, subject) => {
  expect(find(words)).toContainEqual(expect.objectContaining({ kind, subject }));
});

it('finds the flow test that proves a requirement', () => {
  expect(find('CLM-069')).toEqual([expect.objectContaining({ kind: 'flow', flow: 7 })]);
});

it('finds nothing for no words', () => {
  expect(find('  ')).toEqual([]);
});
