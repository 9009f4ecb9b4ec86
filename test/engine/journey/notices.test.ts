import { describe, expect, it } from 'vitest';
import { storedDraft } from '../../../src/engine/index.ts';
import { checkbox, choice, text, when, wizardOf } from '../testForm.ts';
import { linesOf, playForm } from './playForm.ts';

function formWith(once: 'flow' | 'session' | undefined) {
  return wizardOf({
    steps: { one: { left: checkbox, right: checkbox } },
    rules: {
      conditions: { ticked: when({ '===': [{ var: 'one.left' }, true] }) },
      notices: [{ id: 'leftTicked', when: 'ticked', ...(once === undefined ? {} : { once }) }],
      reactions: [{ on: 'one.right', notice: 'rightMoved' }],
    },
  });
}

/** Ticks, unticks and ticks again; every notice is closed at once. How many there were. */
function tickTwice(form: ReturnType<typeof playForm>): number {
  let count = 0;
  for (const to of [true, false, true]) {
    form.set('one.left', to);
    for (; form.dialogs().length > 0; count += 1)
      form.tell({ kind: 'chose', dialog: 'notice:leftTicked', choice: 'next' });
  }
  return count;
}

describe('notices', () => {
  it('show when their condition starts to hold, not again while it does', () => {
    const form = playForm(formWith(undefined));
    expect(form.dialogs()).toEqual([]);

    form.set('one.left', true);
    form.tell({ kind: 'factsMoved', facts: { today: '2026-11-22' } });

    expect(form.dialogs()).toEqual(['notice:leftTicked']);
  });

  it.each([
    ['each time it starts to hold', undefined, 2],
    ['once per draft', 'flow', 1],
    ['once per session', 'session', 1],
  ] as const)('show %s', (_, once, times) => {
    expect(tickTwice(playForm(formWith(once)))).toBe(times);
  });

  it('said once per draft stay said after a reload, those of a session are remembered', () => {
    const form = playForm(formWith('flow'));
    tickTwice(form);
    const session = playForm(formWith('session'));
    tickTwice(session);

    expect(tickTwice(playForm(formWith('flow'), { stored: storedDraft(form.now(), 0) }))).toBe(0);
    expect(linesOf(session.wants)).toEqual(['remember leftTicked']);
    expect(tickTwice(playForm(formWith('flow')))).toBe(1);
  });

  it('show for a condition that holds on entry, and say nothing while no step shows', () => {
    const wizard = formWith(undefined);
    const form = playForm(wizard, { route: null });

    form.set('one.left', true);
    expect(form.dialogs()).toEqual([]);
    form.tell({ kind: 'routeShown', route: '/test/one', carried: null });
    expect(form.dialogs()).toEqual(['notice:leftTicked']);
  });

  it('of reactions show once each time', () => {
    const form = playForm(formWith(undefined));

    form.set('one.right', true);
    form.set('one.right', false);

    expect(form.dialogs()).toEqual(['notice:rightMoved', 'notice:rightMoved']);
  });
});

describe('a question before a field', () => {
  const wizard = wizardOf({
    steps: { one: { name: text(), reason: choice('MARRIAGE', 'OTHER') } },
    rules: { fields: { 'one.name': { ask: { field: 'one.reason', refuse: ['OTHER'] } } } },
  });

  it('is asked in a dialog, which its answer closes; what it refuses stays open', () => {
    const form = playForm(wizard);
    form.tell({ kind: 'askedToEdit', field: 'one.name' });
    expect(form.dialogs()).toEqual(['question:one.reason']);

    form.set('one.reason', 'OTHER');
    expect(form.dialogs()).toEqual(['question:one.reason']);
    form.set('one.reason', 'MARRIAGE');
    expect(form.dialogs()).toEqual([]);
  });
});
