import { expect, it } from 'vitest';
import { engineDriver, flowCases, runCase, type Flow } from '../../../src/analysis/index.ts';
import { addDialogs } from '../../../src/analysis/flows/addDialogs.ts';
import { checkbox, text, when, wizardOf } from '../../engine/testForm.ts';

const ticked = when({ '===': [{ var: 'one.sure' }, true] });
const wizard = wizardOf({
  steps: { one: { sure: checkbox }, two: { note: text() } },
  rules: {
    conditions: { ticked },
    confirm: { one: [{ id: 'really', when: 'ticked', closing: 'stay' }] },
    notices: [{ id: 'told', when: 'ticked' }],
  },
});
const flow: Flow = {
  flow: 'Ablauf',
  form: 'test',
  given: { facts: {} },
  steps: [{ at: 'one', enter: { sure: true } }, { at: 'two' }],
};

async function run(one: Flow) {
  const lineOf = ([, position]: readonly (string | number)[]) => 1 + Number(position);
  const [only] = flowCases({ file: '', flow: one, lineOf, placeOf: () => ({ line: 1, column: 1 }) }, []);
  return only ? runCase(only, engineDriver(wizard, { today: '2026-11-21' }), wizard) : [];
}

it('a flow fails at a dialog that it does not name, and a generated flow answers each dialog where it opens', async () => {
  const message =
    'Auf „one“: Die Rückfrage „told“ erscheint, und der Ablauftest sagt nicht, was gewählt wird.';
  expect(await run(flow)).toEqual([{ file: '', line: 1, message, proves: [] }]);

  const answered = await addDialogs(flow, run);

  expect(answered.steps[0]).toEqual({
    at: 'one',
    enter: { sure: true },
    dialogs: { told: 'next', really: 'next' },
  });
  expect(await run(answered)).toEqual([]);
});
