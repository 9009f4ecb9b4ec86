import { describe, expect, it } from 'vitest';
import { nodeState } from '../../../src/engine/index.ts';
import { text, wizardOf } from '../testForm.ts';
import { linesOf, playForm } from './playForm.ts';

/** A form with an answer whose customer is asked whether to leave. */
function askedToLeave() {
  const form = playForm(wizardOf({ steps: { type: { name: text() }, details: { more: text() } } }));
  form.set('type.name', 'Ada');
  form.tell({ kind: 'leaving', from: '/test/type', to: '/other' });
  return form;
}

describe('the warning before a form is left', () => {
  it('CLM-023 deletes the answers of those who leave', () => {
    const form = askedToLeave();
    expect(form.dialogs()).toEqual(['leave:/other']);

    const wants = form.tell({ kind: 'chose', dialog: 'leave:/other', choice: 'next' });

    expect(linesOf(wants)).toEqual(['discard deleted', 'release /other']);
  });

  it('CLM-023 keeps the answers of those who go back', () => {
    const form = askedToLeave();

    const wants = form.tell({ kind: 'chose', dialog: 'leave:/other', choice: 'stay' });

    expect(linesOf(wants)).toEqual(['hold']);
    expect(nodeState(form.now().walk, 'type.name')).toMatchObject({ answer: 'Ada' });
  });
});
