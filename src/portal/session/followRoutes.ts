import type { createBrowserRouter } from 'react-router-dom';
import { useBannerStore } from './bannerStore.ts';
import { useRouteStore } from './routeStore.ts';

/** A change of path clears the banner in the same moment, so that one shown right after it stays (MSG-004). */
export function followRoutes(router: ReturnType<typeof createBrowserRouter>): void {
  let path = router.state.location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    useRouteStore.setState({ hasMoved: true });
    useBannerStore.getState().routeChanged();
  });
}
