import { describe, expect, it } from 'vitest';
import { draftAround, changed, stepEntered } from '../../src/wizard/draft/transitions.ts';
import { rowFocusAfterRemoval } from '../../src/wizard/fields/rowFocus.ts';
import { nextStep } from '../../src/wizard/page/nextStep.ts';
import { stepAtLocation } from '../../src/wizard/page/stepRoutes.ts';
import { text, walkOf, when, wizardOf, yesNo } from '../engine/testForm.ts';

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
  const answered = changed(draftAround(walkOf(form)), [{ set: 'one.more', to: false }]);
  const visited = ['one', 'three', 'check'].reduce(stepEntered, answered);
  return changed({ ...visited, returnTo: 'check' }, [{ set: 'one.more', to: more }]);
}

describe('the step after "Weiter"', () => {
  it('CLM-021 is the next that applies', () => {
    const draft = draftAround(walkOf(form));

    expect(nextStep(draft, 'one')?.id).toBe('three');
    expect(nextStep(changed(draft, [{ set: 'one.more', to: true }]), 'one')?.id).toBe('two');
    expect(nextStep(draft, 'check')).toBeNull();
  });

  it('is the summary after an edit from there', () => {
    expect(nextStep(editing(false), 'one')?.id).toBe('check');
  });

  it('is the first new question when the edit opened some, then the summary', () => {
    const opened = editing(true);
    const answered = changed(stepEntered(opened, 'two'), [{ set: 'two.detail', to: 'x' }]);

    expect(nextStep(opened, 'one')?.id).toBe('two');
    expect(nextStep(answered, 'two')?.id).toBe('check');
    expect(stepEntered(answered, 'check').returnTo).toBeNull();
  });
});

describe('the step a URL names', () => {
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
    ['/form', '?schritt=99', shared, 'one'],
  ] as const)('%s%s', (pathname, search, of, id) => {
    expect(stepAtLocation(of, { pathname, search })?.id).toBe(id);
  });
});

describe('the row that takes the focus after a removal', () => {
  it.each([
    [[1, 2, 3], 1, 2],
    [[1, 2, 3], 2, 3],
    [[1, 2, 3], 3, 2],
    [[7], 7, null],
  ] as const)('of %j without %i', (ids, removed, next) => {
    expect(rowFocusAfterRemoval(ids, removed)).toBe(next);
  });
});
