import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';
import { useBannerStore } from './session/bannerStore.ts';
import { useRouteStore } from './session/routeStore.ts';

/** The router of the portal. A change of path clears the banner in the same moment, so that one shown right after it stays (MSG-004). */
export function createPortalRouter(): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter([...routes]);
  let path = router.state.location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    useRouteStore.setState({ hasMoved: true });
    useBannerStore.getState().routeChanged();
  });
  return router;
}
