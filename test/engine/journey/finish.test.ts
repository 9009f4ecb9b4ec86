import { describe, expect, it } from 'vitest';
import type { CallReply } from '../../../src/engine/index.ts';
import { text, wizardOf } from '../testForm.ts';
import { playForm } from './playForm.ts';

/** The end of a form whose only call keeps a number. */
function endAfter(reply: CallReply, mayLack: boolean) {
  const form = playForm(
    wizardOf({
      steps: { one: { name: text() } },
      rules: { fields: { 'one.name': { optional: true } } },
      calls: [
        {
          at: { submit: true },
          call: 'report',
          send: { name: 'one.name' },
          keep: { report: { properties: { number: { type: 'string' } } } },
          ...(mayLack ? { mayLack } : {}),
          outcomes: [
            { status: '2xx', done: true },
            { else: true, banner: 'failed' },
          ],
        },
      ],
      done: { route: '/test/end', blocks: [], carry: { number: 'result.report.number' } },
    }),
  );
  form.tell({ kind: 'continued' });
  const wants = form.answer(reply);
  return wants.find(({ kind }) => kind === 'finish');
}

describe('the end of a form', () => {
  it('has the results of the last answer, and the final answers', () => {
    const finish = endAfter({ status: 201, body: { number: 'S-1' } }, false);

    expect(finish).toMatchObject({ values: { number: 'S-1' }, walk: { wizard: { id: 'test' } } });
  });

  it.each([
    ['nothing', null],
    ['another value', { number: 7 }],
  ])('comes after a success with %s only where results may be missing', (_, body) => {
    expect(endAfter({ status: 201, body }, true)).toMatchObject({ values: { number: null } });
    expect(endAfter({ status: 201, body }, false)).toBeUndefined();
  });

  it('does not come after a refusal', () => {
    expect(endAfter({ status: 422, body: 'NO' }, true)).toBeUndefined();
  });
});
