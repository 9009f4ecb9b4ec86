import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAnalyticsChoice } from '../../../src/portal/session/analyticsChoice.ts';
import { recordUse } from '../../../src/portal/session/recordUse.ts';

const sendBeacon = vi.fn<(address: string, body: string) => boolean>();
beforeEach(() => {
  sendBeacon.mockReset().mockReturnValue(true);
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useAnalyticsChoice.setState({ choice: null });
});

it.each([null, 'refused'] as const)('SHELL-045 nothing is recorded while the choice is %s', (choice) => {
  useAnalyticsChoice.setState({ choice });
  recordUse('/analytics/records', { kind: 'page', name: '/claims' });

  expect(sendBeacon).not.toHaveBeenCalled();
});

it('SHELL-045 the name of a page goes to the tool of the brand after consent', () => {
  useAnalyticsChoice.setState({ choice: 'allowed' });
  recordUse('/analytics/records', { kind: 'page', name: '/claims' });
  recordUse(null, { kind: 'page', name: '/faq' });

  expect(sendBeacon.mock.calls).toEqual([['/analytics/records', '{"kind":"page","name":"/claims"}']]);
});

it('SHELL-045 a failed recording does not affect the page', () => {
  useAnalyticsChoice.setState({ choice: 'allowed' });
  sendBeacon.mockImplementation(() => {
    throw new Error('blocked');
  });

  expect(() => recordUse('/analytics/records', { kind: 'event', name: 'reportClaim' })).not.toThrow();
});
