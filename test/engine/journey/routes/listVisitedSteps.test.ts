import { describe, expect, it } from 'vitest';
import { listVisitedSteps, type Journey } from '../../../../src/engine/index.ts';
import { applyChanges, recordStepEntry } from '../../../../src/engine/journey/changes.ts';
import { createJourney } from '../../../../src/engine/journey/openJourney.ts';
import { text, walkOf, when, yesNo } from '../../testForm.ts';

const form = {
  steps: { one: { more: yesNo }, two: { detail: text() }, three: { note: text() }, four: { last: text() } },
  rules: {
    conditions: { moreToSay: when({ '===': [{ var: 'one.more' }, true] }) },
    steps: { two: { when: 'moreToSay' } },
  },
} as const;

const shown = (draft: Journey, current: string) =>
  listVisitedSteps(draft, current).map(({ step, kind }) => `${step.id} ${kind}`);

describe('steps beside the form', () => {
  const fresh = createJourney(walkOf(form), '');
  const atThree = ['one', 'three'].reduce(
    recordStepEntry,
    applyChanges(fresh, [
      { set: 'one.more', to: false },
      { set: 'three.note', to: 'x' },
    ]),
  );

  it('are the current one and the visited ones, never later ones', () => {
    expect(shown(fresh, 'one')).toEqual(['one current']);
    expect(shown(atThree, 'three')).toEqual(['one answered', 'three current']);
  });

  it('stay in the order of the form when going back', () => {
    expect(shown(atThree, 'one')).toEqual(['one current', 'three answered']);
  });

  it('are not reachable while a step before them is open', () => {
    const opened = applyChanges(atThree, [{ set: 'one.more', to: true }]);

    expect(shown(opened, 'one')).toEqual(['one current', 'three waiting']);
    expect(shown(opened, 'two')).toEqual(['one answered', 'two current', 'three waiting']);
  });

  it('include a visited step with open requirements', () => {
    const seen = recordStepEntry(atThree, 'four');

    expect(shown(seen, 'one')).toEqual(['one current', 'three answered', 'four open']);
  });

  it('leave out a step that no longer applies', () => {
    const seen = recordStepEntry(applyChanges(atThree, [{ set: 'one.more', to: true }]), 'two');

    expect(shown(applyChanges(seen, [{ set: 'one.more', to: false }]), 'three')).toEqual([
      'one answered',
      'three current',
    ]);
  });
});
