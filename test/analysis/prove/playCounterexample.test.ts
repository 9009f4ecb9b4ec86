import { describe, expect, it } from 'vitest';
import { playCounterexample, proveForm, type ProofFinding } from '../../../src/analysis/index.ts';
import type { CallDefinition, Wizard } from '../../../src/engine/index.ts';
import { choice, text, wizardOf, type TestForm } from '../../engine/testForm.ts';

const today = '2026-11-21';
const isA = { '===': [{ var: 'one.kind' }, 'A'] } as const;

const report: CallDefinition = {
  at: { submit: true },
  call: 'report',
  send: { name: 'one.name' },
  outcomes: [
    { status: 200, done: true },
    { else: true, banner: 'error.generic' },
  ],
};

const form: TestForm = {
  steps: {
    one: { kind: choice('A', 'B'), name: text(20), more: text(20) },
    two: { last: text(5) },
  },
  rules: {
    fields: { 'one.more': { show: isA } },
    checks: { two: [{ needs: isA, error: 'onlyA' }] },
  },
  calls: [report],
};

/** Refuses a body without a name. */
const judge = (_: string, body: unknown) =>
  (body as { readonly name?: string } | null)?.name === undefined ? '/name' : null;

function prove(wizard: Wizard): readonly ProofFinding[] {
  return proveForm({
    wizard,
    facts: { facts: {} },
    given: [{ fixed: { today }, brands: [] }],
    judge,
    statusesOf: () => [200],
    hasText: () => true,
    budget: 10_000,
  }).findings;
}

const entered = (step: string, answers: Readonly<Record<string, string | boolean>>) =>
  Object.entries(answers).map(([name, to]) => ({ step, key: `${step}.${name}`, to }));

/** A finding that no proof made, with this way to it. */
function claim(code: string, pointer: string, at: string | null, trail: ReturnType<typeof entered>) {
  const counterexample = { facts: { today }, at, trail };
  return { finding: { file: '', pointer, code, message: '', counterexample }, counterexample };
}

describe('a played counterexample', () => {
  it('confirms a dead end of the proof', async () => {
    const wizard = wizardOf(form);
    const finding = prove(wizard).find(({ code }) => code === 'dead-end');
    if (!finding?.counterexample) throw new Error('The proof finds no dead end.');
    const { flow, unconfirmed } = await playCounterexample(wizard, finding, finding.counterexample, judge);

    expect(unconfirmed).toBeNull();
    expect(flow.steps).toEqual([{ at: 'one', enter: { kind: 'B', name: 'Beispiel' } }, { at: 'two' }]);
  });

  it.each([
    [
      'a dead end out of which an answer leads',
      claim('dead-end', '/steps/1', 'two', entered('one', { kind: 'A', name: 'Beispiel', more: 'mehr' })),
      'Von „two“ führen Antworten weiter.',
    ],
    [
      'a way with a hidden question',
      claim('unanswerable', '', 'one', entered('one', { kind: 'B', more: 'mehr' })),
      'Auf „one“: „more“ ist verborgen und kann nicht ausgefüllt werden.',
    ],
    [
      'a way that ends before the step',
      claim('error-without-text', '', 'two', entered('one', { kind: 'A' })),
      '„Weiter“ ist gesperrt durch one.name: required',
    ],
    [
      'a body that is valid',
      claim('invalid-payload', '/calls/0/send', null, [
        ...entered('one', { kind: 'A', name: 'Beispiel', more: 'mehr' }),
        ...entered('two', { last: 'Ende' }),
      ]),
      'Was „report“ sendet, ist gültig.',
    ],
    [
      'a body that is not sent because an answer is missing',
      claim('invalid-payload', '/calls/0/send', null, [
        ...entered('one', { kind: 'A', name: 'Beispiel', more: 'mehr' }),
      ]),
      'Es fehlt noch etwas: „two.last“.',
    ],
  ])('refutes %s', async (_, { finding, counterexample }, says) => {
    const wizard = wizardOf(form);
    const { unconfirmed } = await playCounterexample(wizard, finding, counterexample, judge);

    expect(unconfirmed).toContain(says);
  });

  it('answers the dialogs on its way, so that the written flow is green', async () => {
    const wizard = wizardOf({
      ...form,
      facts: ['policy.isClosed'],
      rules: { ...form.rules, notices: [{ id: 'closed', when: 'policy.isClosed', once: 'session' }] },
    });
    const { finding, counterexample } = claim(
      'dead-end',
      '/steps/1',
      'two',
      entered('one', { kind: 'B', name: 'Beispiel' }),
    );
    const closed = { ...counterexample, facts: { today, 'policy.isClosed': true } };
    const { flow, unconfirmed } = await playCounterexample(wizard, finding, closed, judge);

    expect(unconfirmed).toBeNull();
    expect(flow.steps[0]).toEqual({
      at: 'one',
      enter: { kind: 'B', name: 'Beispiel' },
      dialogs: { closed: 'next' },
    });
  });
});
