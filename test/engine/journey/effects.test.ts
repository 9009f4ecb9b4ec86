import { describe, expect, it } from 'vitest';
import type { OutcomeEffects } from '../../../src/engine/index.ts';
import { text, wizardOf } from '../testForm.ts';
import { linesOf, playForm } from './playForm.ts';

/** Sends a form whose server answers with these effects. */
function sending(effects: OutcomeEffects) {
  const form = playForm(
    wizardOf({
      steps: { a: { x: text() } },
      calls: [
        { at: { submit: true }, call: 'save', send: { x: 'a.x' }, outcomes: [{ else: true, ...effects }] },
      ],
    }),
  );
  form.set('a.x', 'x');
  form.tell({ kind: 'continued' });
  return { form, wants: form.answer({ status: 200, body: null }) };
}

describe('effects of an outcome', () => {
  it('MSG-004 show the banner after the change of route', () => {
    const { form, wants } = sending({ done: true, go: '/done', banner: 'sent', refetch: ['policies'] });

    expect(linesOf(wants)).toEqual(['refetch policies']);
    expect(linesOf(form.tell({ kind: 'refetched' }))).toEqual([
      'discard sent',
      'finish /done',
      'banner sent',
    ]);
    expect(linesOf(sending({ go: '/', banner: 'saved', logoutAfter: 3000 }).wants)).toEqual([
      'navigate /',
      'banner saved',
      'signOut 3000 saved',
    ]);
  });

  it.each([
    [{ done: true, go: '/done' }, 'away'],
    [{ done: true }, 'done'],
  ] as const)('of %j show no first step while the page after the end loads', (effects, kind) => {
    const { form } = sending(effects);

    expect(form.now().at.kind).toBe(kind);
    const facts = { ...form.now().walk.facts };
    expect(linesOf(form.tell({ kind: 'factsMoved', facts }))).toEqual([]);
    expect(form.now().at.kind).toBe(kind);
  });

  it('are completed when fresh data unmounts the form meanwhile', () => {
    const { form } = sending({ done: true, banner: 'sent', refetch: ['account'] });

    expect(linesOf(form.tell({ kind: 'closed' }))).toEqual([]);
    expect(linesOf(form.tell({ kind: 'refetched' }))).toEqual(['discard sent', 'finish here', 'banner sent']);
    expect(form.now().foreground).toBeNull();
  });

  it('CLM-118 leave the customer where they were after a refusal', () => {
    const { form, wants } = sending({ banner: 'error.generic' });

    expect(linesOf(wants)).toEqual(['banner error.generic']);
    expect(form.now().at).toEqual({ kind: 'step', step: 'a' });
    expect(form.now().foreground).toBeNull();
  });

  it('set checks, mark fields and open blocks first', () => {
    const { form, wants } = sending({
      banner: 'b',
      open: 'a.help',
      mark: { 'a.x': 'invalid' },
      check: { iban: 'invalid' },
    });

    expect(linesOf(wants)).toEqual(['open a.help', 'banner b']);
    expect(form.now().walk.checks).toEqual({ iban: 'invalid' });
    expect([...form.now().marks.keys()]).toEqual(['a.x']);
  });

  it('continue the run when the outcome or the customer says so', () => {
    const dialog = { id: 'unknown', choices: ['stay', 'next'] } as const;
    const { form } = sending({ dialog });

    expect(linesOf(sending({ next: true }).wants)).toEqual(['discard sent', 'finish here']);
    expect(form.dialogs()).toEqual(['outcome:unknown']);
    expect(linesOf(form.tell({ kind: 'chose', dialog: 'outcome:unknown', choice: 'next' }))).toEqual([
      'discard sent',
      'finish here',
    ]);
  });
});

describe('a message about a failed "Senden"', () => {
  const until = '2026-11-21T12:30:00Z';

  it.each([
    [
      { status: 503, body: null, until },
      { canRetry: true, until },
    ],
    [
      { status: 429, body: null },
      { canRetry: true, until: null },
    ],
    ['network', { canRetry: true, until: null }],
    ['unreadable', { canRetry: false, until: null }],
    [
      { status: 403, body: 'DEMO_ACCOUNT' },
      { canRetry: false, until: null },
    ],
  ] as const)('after %j has the failure %j', (reply, failure) => {
    const { form } = sending({ banner: 'failed' });
    form.tell({ kind: 'continued' });

    expect(form.answer(reply)).toContainEqual(expect.objectContaining({ kind: 'banner', failure }));
  });

  it.each([
    { done: true, go: '/done', banner: 'sent' },
    { go: '/', banner: 'saved' },
  ] as const)('has no failure where the step is left: %j', (effects) => {
    const banner = sending(effects).wants.find(({ kind }) => kind === 'banner');

    expect(banner).not.toHaveProperty('failure');
  });
});
