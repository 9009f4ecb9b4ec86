import { createMemoryRouter, type NavigateOptions, type To } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openJourney } from '../../../src/engine/index.ts';
import { useBannerStore } from '../../../src/portal/session/stores/bannerStore.ts';
import { followRoutes } from '../../../src/portal/session/followRoutes.ts';
import { useRouteStore } from '../../../src/portal/session/stores/routeStore.ts';
import { createPagePerformer } from '../../../src/wizard/runner/createPagePerformer.ts';
import type { RunnerState } from '../../../src/wizard/runner/createRunnerState.ts';
import { text, wizardOf } from '../../engine/testForm.ts';

const facts = { today: '2026-11-21' };
const wizard = wizardOf({ steps: { one: { name: text() } } });
const journey = openJourney(wizard, facts, null, 'id');
const never = () => new Promise<never>(() => {});
const nothing = () => undefined;

let router: ReturnType<typeof createMemoryRouter>;
/** Lets the code of `/slow` arrive, or that of `/other`. */
let arrive: Record<'/slow' | '/other', () => void>;

beforeEach(() => {
  arrive = { '/slow': nothing, '/other': nothing };
  const late = (path: '/slow' | '/other') => {
    const code = new Promise<void>((resolve) => (arrive[path] = resolve));
    return { path, lazy: () => code.then(() => ({ element: path })) };
  };
  router = createMemoryRouter([late('/slow'), late('/other'), { path: '*', element: 'any' }]);
  followRoutes(router);
});
afterEach(() => {
  router.dispose();
  useBannerStore.getState().close();
  useRouteStore.setState({ hasMoved: false });
});

/** The page of a form, in a portal that clears its banner with each change of route. */
function page(isMoving = false) {
  const world: RunnerState = {
    wizard,
    ports: {
      facts,
      owner: { account: 'a-1', brand: 'north', policy: '1234' },
      brandName: 'North',
      thanks: 'Danke.',
      send: never,
      upload: never,
      showBanner: useBannerStore.getState().show,
      refetch: never,
      logoutAfter: nothing,
      announce: nothing,
      now: () => new Date('2026-11-21T12:00:00Z'),
      places: { suggest: never, resolve: never },
      contact: { service: { phone: '', email: '' }, claims: { phone: '', email: '' } },
    },
    inWords: () => [],
    texts: {
      get: ([key = '']) => key,
      find: ([key = '']) => key,
      of: () => {
        throw new Error('No field is drawn.');
      },
      error: () => '',
    },
    navigate: (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? router.navigate(to) : router.navigate(to, options),
    isMoving,
    closeDialog: null,
    held: null,
  };
  return createPagePerformer(
    () => world,
    nothing,
    () => journey,
    null,
  );
}

const thanks = { kind: 'banner', level: 'success', message: { text: 'thanks', params: {} } } as const;
const goTo = (route: string, replace = false) => ({ kind: 'navigate', route, replace, state: {} }) as const;
const shown = () => `${router.state.location.pathname} ${useBannerStore.getState().banner?.text ?? ''}`;
/** Waits for all pending tasks. */
const settleTasks = () => new Promise((resolve) => setTimeout(resolve));

describe('a message that comes with another page', () => {
  it('MSG-004 is shown on that page, also when its code still loads', async () => {
    const { navigate, banner } = page();
    navigate(goTo('/slow'));
    banner(thanks);
    expect(shown()).toBe('/ ');

    arrive['/slow']();
    await expect.poll(shown).toBe('/slow thanks');
  });

  it('MSG-004 is shown on the current page when the visitor went elsewhere before that page had loaded', async () => {
    const { navigate, banner } = page();
    navigate(goTo('/slow'));
    banner(thanks);
    void router.navigate('/other');
    arrive['/slow']();
    await settleTasks();
    arrive['/other']();

    await expect.poll(shown).toBe('/other thanks');
  });

  it('is shown at once when the page stays', () => {
    page().banner(thanks);

    expect(shown()).toBe('/ thanks');
  });
});

it('an address is not corrected during a navigation to another page', async () => {
  page(true).navigate(goTo('/test/one', true));
  await settleTasks();
  expect(shown()).toBe('/ ');

  page(false).navigate(goTo('/test/one', true));
  await settleTasks();
  expect(shown()).toBe('/test/one ');
});

it.each([
  ['2026-11-21T11:00:00.000Z', '2026-11-21T11:00:00.000Z'],
  ['2026-11-21T11:00:01.000Z', '2026-11-21T11:01:00.000Z'],
])('a service that is back at %s is announced for %s', (until, from) => {
  const failure = { canRetry: true, until };
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  page().banner({ kind: 'banner', level: 'error', message: { text: 'away', params: {} }, failure });
  vi.unstubAllGlobals();

  expect(useBannerStore.getState().banner).toMatchObject({ text: 'away', ending: { until: from } });
});
