import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Identity } from '../../auth/AuthSession.ts';
import { followRoutes } from '../../session/followRoutes.ts';
import { buildActivationRoutes } from './buildActivationRoutes.tsx';

/** The pages of an account that is not activated (SHELL-007). Their router is disposed when the portal replaces them. */
export function ActivationPages({ identity }: { readonly identity: Identity }) {
  const [router] = useState(() => createActivationRouter(identity));
  useEffect(() => () => router.dispose(), [router]);

  return <RouterProvider router={router} />;
}

function createActivationRouter(identity: Identity): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter(buildActivationRoutes(identity));
  followRoutes(router);
  return router;
}
