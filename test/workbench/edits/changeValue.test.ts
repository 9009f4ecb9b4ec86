import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openEdits } from './openEdits.ts';

const { root, read, readAll, remove, edit, undoAll } = openEdits();
// Lint knows that nothing uses a value only where it sees the source.
mkdirSync(join(root, 'src'));
afterAll(remove);
const form = 'payment-details';
const rules = `rules/${form}.json`;
const years = { subtract: [{ year: 'paymentDetails.validFrom' }, { year: 'today' }] };
const later = { add: ['value.yearsAhead', 1] };
/** The lines of an edit without the commas between rows. */
const editPlainly = async (wanted: Parameters<typeof edit>[0]) => {
  const lines = (await edit(wanted)).map((line) => line.replace(/,$/, '').replace(/^([+-])\s+/, '$1'));
  const turned = (line: string) => (line.startsWith('+') ? '-' : '+') + line.slice(1);
  return lines.filter((line) => !/^[+-]/.test(line) || !lines.includes(turned(line)));
};

it('a value is made with a reason, renamed with its readers, and goes with the reason when nothing reads it', async () => {
  const before = readAll();
  const made = {
    kind: 'value',
    form,
    name: 'yearsAhead',
    was: null,
    to: years,
    unread: 'Für später.',
  } as const;
  expect(await edit({ ...made, unread: '' })).toEqual([expect.stringMatching(/^refused: .*yearsAhead/)]);
  expect(await edit({ ...made, name: 'Years ahead' })).toEqual([expect.stringMatching(/^refused: Der Name/)]);
  expect(await editPlainly(made)).toEqual([
    rules,
    '+"x-lint": { "unused-value": "Für später." }',
    '+"yearsAhead": { "subtract": [{ "year": "paymentDetails.validFrom" }, { "year": "today" }] }',
  ]);
  expect(await edit(made)).toEqual(['refused: Diesen Namen gibt es hier schon.']);
  expect(await editPlainly({ ...made, name: 'yearsLater', to: later })).toEqual([
    rules,
    '+"yearsLater": { "add": ["value.yearsAhead", 1] }',
  ]);
  const rename = { kind: 'renameValue', form, name: 'yearsAhead', to: 'premium' } as const;
  expect(await edit(rename)).toEqual(['refused: Diesen Namen gibt es hier schon.']);
  expect(await editPlainly({ ...rename, to: 'leap' })).toEqual([
    rules,
    expect.stringMatching(/^-"yearsAhead"/),
    '-"yearsLater": { "add": ["value.yearsAhead", 1] }',
    expect.stringMatching(/^\+"leap"/),
    '+"yearsLater": { "add": ["value.leap", 1] }',
  ]);
  const gone = { ...made, name: 'yearsLater', was: { add: ['value.leap', 1] }, to: null } as const;
  expect(await edit({ ...gone, was: 1 })).toEqual([expect.stringMatching(/^conflict: /)]);
  expect(await editPlainly(gone)).toHaveLength(2);
  expect(await editPlainly({ ...gone, name: 'leap', was: years })).toHaveLength(3);
  expect(read(rules)).not.toContain('x-lint');
  undoAll();
  expect(readAll()).toEqual(before);
}, 120_000);

it('a value that is read is not removed, and one that shared files read keeps its name', async () => {
  const premium: unknown = JSON.parse(read(rules)).values.premium;
  const remove = {
    kind: 'value',
    form,
    name: 'premium',
    was: premium as string,
    to: null,
    unread: '',
  } as const;
  expect(await edit(remove)).toEqual([expect.stringMatching(/^refused: .*value\.premium/)]);
  expect(await edit({ kind: 'renameValue', form, name: 'validFrom', to: 'firstDay' })).toEqual([
    expect.stringMatching(/^refused: .*value\.validFrom/),
  ]);
  const changed = await edit({ kind: 'renameValue', form, name: 'premium', to: 'rate' });
  expect(changed).toContain(`schemas/${form}/form.json`);
  undoAll();
}, 60_000);
