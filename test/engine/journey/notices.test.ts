import { describe, expect, it } from 'vitest';
import { createStoredDraft } from '../../../src/engine/index.ts';
import { checkbox, choice, compile, text, when, wizardOf } from '../testForm.ts';
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

/** Ticks, unticks and ticks again, and closes every notice at once. Returns the number of notices. */
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
  it('open when their condition starts to hold, and not again while it holds', () => {
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
  ] as const)('open %s', (_, once, times) => {
    expect(tickTwice(playForm(formWith(once)))).toBe(times);
  });

  it('that open once per draft or once per session do not open again after a reload', () => {
    const form = playForm(formWith('flow'));
    tickTwice(form);
    const session = playForm(formWith('session'));
    tickTwice(session);

    expect(tickTwice(playForm(formWith('flow'), { stored: createStoredDraft(form.now(), 0) }))).toBe(0);
    expect(linesOf(session.wants)).toEqual(['remember leftTicked']);
    expect(tickTwice(playForm(formWith('flow')))).toBe(1);
  });

  it('open for a condition that holds on entry, and not while no step shows', () => {
    const wizard = formWith(undefined);
    const form = playForm(wizard, { route: null });

    form.set('one.left', true);
    expect(form.dialogs()).toEqual([]);
    form.tell({ kind: 'routeShown', route: '/test/one', carried: null });
    expect(form.dialogs()).toEqual(['notice:leftTicked']);
  });

  it('of reactions open each time the reaction runs', () => {
    const form = playForm(formWith(undefined));

    form.set('one.right', true);
    form.set('one.right', false);

    expect(form.dialogs()).toEqual(['notice:rightMoved', 'notice:rightMoved']);
  });
});

describe('a notice of a button', () => {
  const form = (once: 'flow' | undefined) => ({
    steps: {
      one: {
        name: text(),
        menu: { type: 'null' as const, 'x-control': { kind: 'menu', items: ['left', 'right'] } },
        look: { type: 'null' as const, 'x-control': 'button' },
      },
    },
    rules: {
      notices: [
        { id: 'leftTold', press: 'one.menu.left', ...(once === undefined ? {} : { once }) },
        { id: 'looked', press: 'one.look' },
      ],
    },
  });

  it('opens each time its item is pressed, or once', () => {
    for (const [once, times] of [
      [undefined, 2],
      ['flow', 1],
    ] as const) {
      const play = playForm(wizardOf(form(once)));
      let count = 0;
      for (let press = 0; press < 2; press += 1) {
        play.tell({ kind: 'pressed', block: 'one.menu.left' });
        count += play.dialogs().length;
        play.tell({ kind: 'chose', dialog: 'notice:leftTold', choice: 'next' });
      }
      expect(count).toBe(times);
    }
  });

  it('opens only for its own item or button', () => {
    const play = playForm(wizardOf(form(undefined)));
    play.tell({ kind: 'pressed', block: 'one.menu.right' });
    expect(play.dialogs()).toEqual([]);
    play.tell({ kind: 'pressed', block: 'one.look' });
    expect(play.dialogs()).toEqual(['notice:looked']);
  });

  it.each(['one.menu', 'one.menu.middle', 'one.name'])('is a problem for %s, which is no button', (press) => {
    const compiled = compile({ ...form(undefined), rules: { notices: [{ id: 'leftTold', press }] } });

    expect(compiled.ok ? [] : compiled.problems.map(({ message }) => message)).toEqual([
      `Es gibt keine Schaltfläche „${press}“.`,
    ]);
  });
});

describe('a question before a field', () => {
  const wizard = wizardOf({
    steps: { one: { name: text(), reason: choice('MARRIAGE', 'OTHER') } },
    rules: { fields: { 'one.name': { ask: { field: 'one.reason', refuse: ['OTHER'] } } } },
  });

  it('is asked in a dialog, which closes with an answer and stays open after a refused one', () => {
    const form = playForm(wizard);
    form.tell({ kind: 'askedToEdit', field: 'one.name' });
    expect(form.dialogs()).toEqual(['question:one.reason']);

    form.set('one.reason', 'OTHER');
    expect(form.dialogs()).toEqual(['question:one.reason']);
    form.set('one.reason', 'MARRIAGE');
    expect(form.dialogs()).toEqual([]);
  });
});
