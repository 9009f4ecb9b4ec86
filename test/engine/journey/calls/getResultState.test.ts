import { describe, expect, it } from 'vitest';
import { getResultState } from '../../../../src/engine/index.ts';
import { choice, wizardOf } from '../../testForm.ts';
import { linesOf, playForm } from '../playForm.ts';

/** A price that is looked up on entering a step, and a block that shows it. */
function pricedForm() {
  const form = playForm(
    wizardOf({
      steps: {
        one: {
          kind: choice('SMALL', 'BIG'),
          price: { type: 'null', 'x-control': { kind: 'value', of: 'result.price.amount' } },
          kindAgain: { type: 'null', 'x-control': { kind: 'value', of: 'one.kind' } },
        },
      },
      facts: ['account.city', 'account.name'],
      calls: [
        {
          at: { enter: 'one' },
          call: 'fetchPrice',
          again: 'changed',
          send: { kind: 'one.kind', city: 'account.city' },
          keep: { price: { properties: { amount: { type: 'number', format: 'euro' } } } },
          outcomes: [
            { status: '2xx', next: true },
            { else: true, banner: 'error' },
          ],
        },
      ],
    }),
  );
  const stateOf = (path: string) => {
    const node = form.now().walk.wizard.nodes.find((one) => one.path === path);
    return node?.kind === 'block' ? getResultState(form.now(), node) : null;
  };
  return { ...form, stateOf };
}

describe('the result in a block', () => {
  it('is awaited, then present', () => {
    const form = pricedForm();
    expect(form.stateOf('one.price')).toBe('awaited');
    expect(form.stateOf('one.kindAgain')).toBe('there');

    form.answer({ status: 200, body: { amount: 12 } });
    expect(form.stateOf('one.price')).toBe('there');
  });

  it('can be requested again after each failure (SUM-030, SUM-035)', () => {
    const form = pricedForm();
    form.answer('network');
    expect(form.stateOf('one.price')).toBe('failed');

    expect(linesOf(form.tell({ kind: 'retried' }))).toEqual(['send fetchPrice#2']);
    expect(form.stateOf('one.price')).toBe('awaited');
    expect(linesOf(form.tell({ kind: 'retried' }))).toEqual([]);

    form.answer({ status: 200, body: { amount: 12 } });
    expect(form.stateOf('one.price')).toBe('there');
    expect(linesOf(form.tell({ kind: 'retried' }))).toEqual([]);
  });

  it.each([403, 404, 410])('is refused for good by %s', (status) => {
    const form = pricedForm();
    form.answer({ status, body: null });

    expect(form.stateOf('one.price')).toBe('refused');
  });

  it('is requested again without the customer when the data of its request changed on the server', () => {
    const form = pricedForm();
    form.answer({ status: 200, body: { amount: 12 } });
    const { facts } = form.now().walk;

    expect(linesOf(form.tell({ kind: 'factsMoved', facts: { ...facts, 'account.name': 'Ada' } }))).toEqual(
      [],
    );
    expect(linesOf(form.tell({ kind: 'factsMoved', facts: { ...facts, 'account.city': 'Köln' } }))).toEqual([
      'send fetchPrice#2',
    ]);
    expect(form.stateOf('one.price')).toBe('awaited');
  });
});
