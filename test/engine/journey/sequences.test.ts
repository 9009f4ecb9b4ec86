import { describe, expect, it } from 'vitest';
import { createStoredDraft } from '../../../src/engine/index.ts';
import { linesOf, playForm } from './playForm.ts';
import { sequences, wizard } from './sequences.ts';

describe('a journey', () => {
  it.each(Object.entries(sequences))('%s', (_, { after = [], lines, asks = [] }) => {
    const form = playForm(wizard);
    form.tell(...after);

    for (const [event, ...wants] of lines) expect(linesOf(form.tell(event))).toEqual(wants);
    expect(form.dialogs()).toEqual(asks);
  });

  it('sends an unanswered request again with the same key, after a reload too', () => {
    const form = playForm(wizard);
    form.set('type.name', 'Ada');
    form.tell({ kind: 'routeShown', route: '/test/summary', carried: null }, { kind: 'continued' });
    form.tell({ kind: 'sessionEnded' });

    const again = playForm(wizard, { stored: createStoredDraft(form.now(), 0), route: '/test/summary' });
    again.tell({ kind: 'continued' });

    expect(again.sent()[0]?.sent).toEqual(form.sent()[0]?.sent);
  });
});
