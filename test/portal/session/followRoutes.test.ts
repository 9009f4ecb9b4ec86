import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useBannerStore } from '../../../src/portal/session/stores/bannerStore.ts';
import { followRoutes } from '../../../src/portal/session/followRoutes.ts';
import { useRouteStore } from '../../../src/portal/session/stores/routeStore.ts';

const store = useBannerStore.getState;
const shown = () => store().banner?.text ?? null;

let router: ReturnType<typeof createMemoryRouter>;
/** Lets the code of `/slow` arrive. */
let arrive: () => void;

beforeEach(() => {
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  router = createMemoryRouter([
    { path: '/slow', lazy: () => slow.then(() => ({ element: 'slow' })) },
    { path: '*', element: 'any' },
  ]);
  followRoutes(router);
  store().show({ level: 'error', text: 'from before' });
});
afterEach(() => {
  router.dispose();
  store().close();
  useRouteStore.setState({ hasMoved: false });
});

describe('a page that is left', () => {
  it('MSG-002 clears its message, but not for another place on the same page', async () => {
    await router.navigate('/?page=2#news');
    expect([shown(), useRouteStore.getState().hasMoved]).toEqual(['from before', false]);

    await router.navigate('/claims');
    expect([shown(), useRouteStore.getState().hasMoved]).toEqual([null, true]);
  });

  it('MSG-002 clears its message when another step of a form has the same address', async () => {
    await router.navigate('/?schritt=2');

    expect([shown(), useRouteStore.getState().hasMoved]).toEqual([null, true]);
  });

  it('MSG-002 keeps its message until the next page is there', async () => {
    const moved = router.navigate('/slow');
    expect(shown()).toBe('from before');

    arrive();
    await moved;
    expect(shown()).toBeNull();
  });

  it('MSG-004 leaves a message that arrives while the next page loads to that page only', async () => {
    const moved = router.navigate('/slow');
    store().show({ level: 'success', text: 'received' });
    arrive();
    await moved;
    expect(shown()).toBe('received');

    await router.navigate('/claims');
    expect(shown()).toBeNull();
  });

  it('MSG-004 clears its message once when another navigation overtakes the first, and keeps messages shown afterwards', async () => {
    const overtaken = router.navigate('/slow');
    await router.navigate('/claims');
    store().show({ level: 'success', text: 'received' });
    arrive();
    await overtaken;

    expect([router.state.location.pathname, shown()]).toEqual(['/claims', 'received']);
  });
});
