import { describe, expect, it } from 'vitest';
import { leaveDecision } from '../../src/wizard/leave/leaveDecision.ts';

const guard = {
  inside: ['/form/type'],
  free: ['/form', '/form/info', '/form/done'],
  when: 'dirty',
} as const;
const own = ['/form/type', '/form/details', '/form/done'];

describe('leaving a form', () => {
  it.each([
    ['another step', { to: '/form/details' }, 'pass'],
    ['a page below a route of the form', { to: '/form/type/help' }, 'pass'],
    ['the end page', { to: '/form/done' }, 'pass'],
    ['a free page', { to: '/form/info' }, 'pass'],
    ['any other page', { to: '/' }, 'ask'],
    ['a page whose name only begins alike', { to: '/form/typeface' }, 'ask'],
    ['any other page without an answer given', { to: '/', dirty: false }, 'pass'],
    ['any other page from a free one', { from: '/form/info', to: '/' }, 'pass'],
  ] as const)('CLM-022 to %s', (_, change, decision) => {
    expect(leaveDecision({ guard, own, dirty: true, from: '/form/details', ...change })).toBe(decision);
  });

  it('asks without an answer given where the definition says always', () => {
    const always = { ...guard, when: 'always' } as const;

    expect(leaveDecision({ guard: always, own, dirty: false, from: '/form/details', to: '/' })).toBe('ask');
  });

  it('CLM-121 resets on the way to a free page where the switch says so', () => {
    const resetting = { ...guard, resetOnFree: true };

    const decide = (to: string) =>
      leaveDecision({ guard: resetting, own, dirty: true, from: '/form/type', to });
    expect(decide('/form/info')).toBe('reset');
    expect(decide('/form/done')).toBe('pass');
  });
});
