import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';
import { followRoutes } from './session/followRoutes.ts';

/** The router of the portal. */
export function createPortalRouter(): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter([...routes]);
  followRoutes(router);
  return router;
}
