import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

/** Starts loading the code of the page at a path. What fails now is loaded again when the page is opened. */
export function preloadPage(path: string): void {
  for (const { route } of matchRoutes([...routes], path) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}
