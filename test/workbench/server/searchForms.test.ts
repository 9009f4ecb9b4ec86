import { expect, it } from 'vitest';
import { searchForms } from '../../../src/workbench/server/searchForms.ts';

const ask = searchForms('.');
const search = (words: string) => ask({ words, files: [] });

it.each([
  ['a code', 'THEFT_VEHICLE', 'claim-report', { kind: 'option', subject: 'type.typeOfEvent=THEFT_VEHICLE' }],
  ['the name of a condition', 'vehicleStolen', 'claim-report', { kind: 'condition' }],
  ['a member that is sent', 'newEmail', 'change-email', { kind: 'question', subject: 'email.newEmail' }],
  ['a requirement', 'CLM-069', 'claim-report', { kind: 'flow' }],
])('finds the form and the place of %s', async (_, words, form, hit) => {
  const { forms } = await search(words);
  expect(forms.find((one) => one.form === form)?.hits).toContainEqual(expect.objectContaining(hit));
});

it('names only forms that have the words', async () => {
  const { forms } = await search('THEFT_VEHICLE');
  expect(forms.map(({ form }) => form)).not.toContain('change-email');
  expect((await search('  ')).forms).toEqual([]);
});
