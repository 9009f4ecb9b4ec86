import { describe, expect, it } from 'vitest';
import { openPagelessJourney } from '../../../src/engine/index.ts';
import { text, type TestForm, wizardOf, yesNo } from '../testForm.ts';

const form: TestForm = {
  steps: { one: { wish: yesNo }, two: { why: text() } },
  calls: [
    {
      at: { submit: true },
      call: 'send',
      send: { why: 'two.why' },
      outcomes: [
        { status: 204, done: true, go: '/thanks' },
        { else: true, banner: 'generic' },
      ],
    },
  ],
};

function opened(more: Partial<TestForm> = {}, watcher: Parameters<typeof openPagelessJourney>[2] = null) {
  return openPagelessJourney(wizardOf({ ...form, ...more }), { today: '2026-11-21' }, watcher);
}

type Pageless = ReturnType<typeof opened>;

function answered(journey: Pageless): Pageless {
  journey.dispatch({ kind: 'changed', requests: [{ set: 'one.wish', to: true }] });
  journey.dispatch({ kind: 'continued' });
  journey.dispatch({ kind: 'changed', requests: [{ set: 'two.why', to: 'x' }] });
  return journey;
}

describe('a journey without a page', () => {
  it('opens at the first step and follows the routes of the form', () => {
    const journey = opened();

    expect(journey.step()?.id).toBe('one');
    expect(answered(journey).step()?.id).toBe('two');
  });

  it('keeps a request until it is answered, and returns the wants after the answer', () => {
    const journey = answered(opened());
    journey.dispatch({ kind: 'continued' });
    const request = journey.openRequest('send');

    expect(request?.sent.body).toEqual({ why: 'x' });
    expect(journey.openRequest(null)?.id).toBe(request?.id);
    expect(journey.openRequest('other')).toBeNull();

    if (!request) throw new Error('nothing was sent');
    const reply = { status: 500, body: null };
    const wants = journey.dispatch({ kind: 'answered', request: request.id, reply });

    expect(wants.map(({ kind }) => kind)).toContain('banner');
    expect(journey.openRequest('send')).toBeNull();
  });

  it('opens again from its stored draft at the same step', () => {
    const journey = answered(opened());
    journey.reload();

    expect(journey.step()?.id).toBe('two');
    expect(journey.now().walk.nodes.map((node) => (node.kind === 'field' ? node.value : null))).toEqual([
      true,
      'x',
    ]);
  });

  it('names the address outside when the form must not be entered', () => {
    const assumes = { written: false, rule: false, reads: [], readsRow: false, file: '', pointer: '' };
    const journey = openPagelessJourney({ ...wizardOf(form), assumes }, { today: '2026-11-21' }, null);

    expect(journey.step()).toBeNull();
    expect(journey.leftTo()).toBe('/');
  });

  it('shows no step when the form must not be entered and leaves to its own address', () => {
    const wizard = wizardOf(form);
    const exits = { cancel: wizard.steps[0]?.route ?? '' };
    const assumes = { written: false, rule: false, reads: [], readsRow: false, file: '', pointer: '' };
    const never = { ...wizard, assumes, definition: { ...wizard.definition, exits } };
    const journey = openPagelessJourney(never, { today: '2026-11-21' }, null);

    expect(journey.step()).toBeNull();
    expect(journey.leftTo()).toBeNull();
  });

  it('tells a watcher the current step and each step that is left forwards', () => {
    const told: string[] = [];
    answered(
      opened(
        {},
        {
          stands: (_, { id }) => void told.push(`stands ${id}`),
          leaves: (_, { id }) => void told.push(`leaves ${id}`),
        },
      ),
    );

    expect(told).toContain('leaves one');
    expect(told.at(-1)).toBe('stands two');
  });
});
