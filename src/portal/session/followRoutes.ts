import type { createBrowserRouter, Location } from 'react-router-dom';
import { readStepNumber } from '../../engine/journey/routes/readStepNumber.ts';
import { useBannerStore } from './stores/bannerStore.ts';
import { useRouteStore } from './stores/routeStore.ts';

/**
 * A change of path (or of the step, where all steps of a form share a path) clears the banner in the same moment, so that a banner shown
 * right afterwards stays (MSG-004). A banner shown while the code of the next page loads stays as well, because there was no time to read
 * it.
 */
export function followRoutes(router: ReturnType<typeof createBrowserRouter>): void {
  let place = describeLocation(router.state.location);
  /** The number of banners when the visitor left; null outside of a navigation. */
  let leftAt: number | null = null;
  router.subscribe(({ location, navigation }) => {
    const { turn, routeChanged } = useBannerStore.getState();
    const next = describeLocation(location);
    if (next !== place) {
      place = next;
      useRouteStore.setState({ hasMoved: true });
      routeChanged(leftAt ?? turn);
    }
    leftAt = navigation.state === 'idle' ? null : (leftAt ?? turn);
  });
}

function describeLocation({ pathname, search }: Location): string {
  return `${pathname} ${readStepNumber(search) ?? ''}`;
}
