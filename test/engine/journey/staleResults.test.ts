import { describe, expect, it } from 'vitest';
import { type Expression, openRequirements, showsStale, type Walk } from '../../../src/engine/index.ts';
import { choice, wizardOf } from '../testForm.ts';
import { playForm } from './playForm.ts';

/** The price of a choice is looked up at each change, and a later step shows it, too. */
function pricedForm(more: { readonly stale?: 'show'; readonly when?: Expression }) {
  const price = { kind: 'value', of: 'result.price.amount' };
  return wizardOf({
    steps: {
      one: {
        kind: choice('SMALL', 'BIG', 'FREE'),
        price: { type: 'null', 'x-control': price },
      },
      two: { price: { type: 'null', 'x-control': price } },
    },
    calls: [
      {
        at: { change: 'one.kind' },
        call: 'fetchPrice',
        again: 'changed',
        ...more,
        send: { kind: 'one.kind' },
        keep: { price: { properties: { amount: { type: 'number', format: 'euro' } } } },
        outcomes: [
          { status: '2xx', next: true },
          { else: true, banner: 'error' },
        ],
      },
      {
        at: { change: 'one.kind' },
        call: 'fetchRate',
        stale: 'show',
        send: { price: 'result.price.amount' },
        keep: { rate: { properties: { amount: { type: 'number' } } } },
        outcomes: [{ else: true, next: true }],
      },
    ],
  });
}

function priceIn(walk: Walk) {
  const [first] = walk.wizard.steps;
  const block = walk.nodes.find(({ key }) => key === 'one.price');
  return {
    value: walk.facts['result.price'] ?? null,
    isStale: block?.kind === 'block' && showsStale(walk, block.block),
    open: first ? openRequirements(walk, first).map(({ error }) => error.code) : [],
  };
}

/** Chooses a value and answers the two calls that follow. */
function priceOf(form: ReturnType<typeof playForm>, kind: string, amount: number) {
  form.set('one.kind', kind);
  form.tell({ kind: 'paused', timer: 'one.kind' });
  form.answer({ status: 200, body: { amount } });
  form.answer({ status: 200, body: { amount: 1 } });
}

describe('a result that may be shown until a newer one arrives', () => {
  it('is marked while its call is repeated, and blocks the step', () => {
    const form = playForm(pricedForm({ stale: 'show' }));
    priceOf(form, 'SMALL', 10);
    expect(priceIn(form.now().walk)).toEqual({ value: { amount: 10 }, isStale: false, open: [] });

    form.set('one.kind', 'BIG');
    expect(priceIn(form.now().walk)).toEqual({ value: { amount: 10 }, isStale: true, open: ['stale'] });
    form.tell({ kind: 'continued' });
    expect(form.now().at).toEqual({ kind: 'step', step: 'one' });

    priceOf(form, 'BIG', 20);
    expect(priceIn(form.now().walk)).toEqual({ value: { amount: 20 }, isStale: false, open: [] });
  });

  it('makes results stale whose request contains it', () => {
    const form = playForm(pricedForm({ stale: 'show' }));
    priceOf(form, 'SMALL', 10);
    form.set('one.kind', 'BIG');

    expect([...form.now().walk.stale]).toEqual(['result.price', 'result.rate']);
  });

  it('stays marked without an answer, and is fresh again with the old answers', () => {
    const form = playForm(pricedForm({ stale: 'show' }));
    priceOf(form, 'SMALL', 10);
    form.set('one.kind', 'BIG');
    form.tell({ kind: 'paused', timer: 'one.kind' });
    form.answer('network');
    expect(priceIn(form.now().walk)).toEqual({ value: { amount: 10 }, isStale: true, open: ['stale'] });

    form.set('one.kind', 'SMALL');
    expect(priceIn(form.now().walk)).toEqual({ value: { amount: 10 }, isStale: false, open: [] });
  });

  it('is removed when its call is no longer made', () => {
    const form = playForm(pricedForm({ stale: 'show', when: { '!==': ['one.kind', 'FREE'] } }));
    priceOf(form, 'SMALL', 10);
    form.set('one.kind', 'FREE');
    expect(priceIn(form.now().walk)).toMatchObject({ value: null, isStale: false });
  });

  it('reads as null without the setting', () => {
    const form = playForm(pricedForm({}));
    priceOf(form, 'SMALL', 10);
    form.set('one.kind', 'BIG');
    expect(priceIn(form.now().walk)).toMatchObject({ value: null, isStale: false });
  });
});
