import { describe, expect, it } from 'vitest';
import { decideLeave, type WizardDefinition } from '../../../../src/engine/index.ts';
import { applyChanges } from '../../../../src/engine/journey/changes.ts';
import { createJourney } from '../../../../src/engine/journey/openJourney.ts';
import { text, walkOf } from '../../testForm.ts';

const guard = { inside: ['/test/type'], free: ['/test', '/test/info', '/test/done'], when: 'dirty' } as const;

function leaving(
  from: string,
  to: string,
  { dirty = true, ...more }: { dirty?: boolean } & Partial<WizardDefinition['leaveGuard']> = {},
) {
  const fresh = walkOf({
    steps: { type: { name: text() }, details: { name: text() } },
    done: { route: '/test/done', blocks: [] },
  });
  const { wizard } = fresh;
  const definition = { ...wizard.definition, leaveGuard: { ...guard, resetOnFree: false, ...more } };
  const journey = createJourney({ ...fresh, wizard: { ...wizard, definition } }, '');
  const { walk } = dirty ? applyChanges(journey, [{ set: 'type.name', to: 'Ada' }]) : journey;
  return decideLeave(walk, from, to);
}

describe('leaving a form', () => {
  it.each([
    ['another step', '/test/details', {}, 'pass'],
    ['a page below a route of the form', '/test/type/help', {}, 'pass'],
    ['the end page', '/test/done', {}, 'pass'],
    ['a free page', '/test/info', {}, 'pass'],
    ['any other page', '/', {}, 'ask'],
    ['a page whose name has the same beginning', '/test/typeface', {}, 'ask'],
    ['any other page without an answer', '/', { dirty: false }, 'pass'],
  ] as const)('CLM-022 to %s', (_, to, change, decision) => {
    expect(leaving('/test/details', to, change)).toBe(decision);
  });

  it('CLM-022 from a free page never opens a dialog', () => {
    expect(leaving('/test/info', '/')).toBe('pass');
  });

  it('opens a dialog without an answer where the definition says always', () => {
    expect(leaving('/test/details', '/', { dirty: false, when: 'always' })).toBe('ask');
  });

  it('CLM-121 for a free page resets the draft where the switch says so', () => {
    expect(leaving('/test/type', '/test/info', { resetOnFree: true })).toBe('reset');
    expect(leaving('/test/type', '/test/done', { resetOnFree: true })).toBe('pass');
  });
});
