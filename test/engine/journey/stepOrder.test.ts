import { describe, expect, it } from 'vitest';
import { findStepAtRoute } from '../../../src/engine/index.ts';
import { findNextStep } from '../../../src/engine/journey/findNextStep.ts';
import { applyChanges, recordStepEntry } from '../../../src/engine/journey/changes.ts';
import { createJourney } from '../../../src/engine/journey/openJourney.ts';
import { text, walkOf, when, wizardOf, yesNo } from '../testForm.ts';

const form = {
  steps: {
    one: { more: yesNo },
    two: { detail: text() },
    three: { note: text() },
    check: { overview: text() },
  },
  rules: {
    conditions: { moreToSay: when({ '===': [{ var: 'one.more' }, true] }) },
    steps: { two: { when: 'moreToSay' } },
    fields: { 'three.note': { optional: true } },
  },
} as const;

function editing(more: boolean) {
  const answered = applyChanges(createJourney(walkOf(form), ''), [{ set: 'one.more', to: false }]);
  const visited = ['one', 'three', 'check'].reduce(recordStepEntry, answered);
  return applyChanges({ ...visited, returnTo: 'check' }, [{ set: 'one.more', to: more }]);
}

describe('the step after "Weiter"', () => {
  it('CLM-021 is the next applying step', () => {
    const draft = createJourney(walkOf(form), '');

    expect(findNextStep(draft, 'one')?.id).toBe('three');
    expect(findNextStep(applyChanges(draft, [{ set: 'one.more', to: true }]), 'one')?.id).toBe('two');
    expect(findNextStep(draft, 'check')).toBeNull();
  });

  it('is the summary after an edit from there', () => {
    expect(findNextStep(editing(false), 'one')?.id).toBe('check');
  });

  it('is the step of the first new question when the edit opened some, then the summary', () => {
    const opened = editing(true);
    const answered = applyChanges(recordStepEntry(opened, 'two'), [{ set: 'two.detail', to: 'x' }]);

    expect(findNextStep(opened, 'one')?.id).toBe('two');
    expect(findNextStep(answered, 'two')?.id).toBe('check');
    expect(recordStepEntry(answered, 'check').returnTo).toBeNull();
  });
});

describe('EVB-004 the step of a URL', () => {
  const wizard = wizardOf(form);
  const shared = {
    ...wizard,
    steps: wizard.steps.map((step, index) => ({ ...step, route: `/form?schritt=${index + 1}` })),
  };

  it.each([
    ['/test/two', '', wizard, 'two'],
    ['/test/other', '', wizard, undefined],
    ['/form', '?schritt=3', shared, 'three'],
    ['/form', '', shared, 'one'],
    ['/form', '?schritt=99', shared, 'check'],
    ['/form', '?schritt=0', shared, 'one'],
    ['/form', '?schritt=-2', shared, 'one'],
    ['/form', '?schritt=two', shared, 'one'],
  ] as const)('%s%s', (pathname, search, of, id) => {
    expect(findStepAtRoute(of, pathname + search)?.id).toBe(id);
  });
});
