import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { PartBoundary, PartNotLoaded } from './PartBoundary.tsx';

interface PreloadablePart<Props> {
  /** The component. It suspends while its code is loaded. */
  readonly Part: (props: Props) => ReactNode;
  /** Loads its code before it is drawn. */
  readonly load: () => Promise<unknown>;
}

/**
 * A component with a file of its own. Once that is loaded, the component is drawn at once: with `lazy` alone React first draws the fallback
 * of `Suspense` and keeps it for 300 ms. Where the code cannot be loaded, the part says so and offers another try; the page stays.
 */
export function createPreloadablePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PreloadablePart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadPart = async () => (loaded ??= await load());
  const suspend = (): ComponentType<Props> => lazy(async () => ({ default: await loadPart().catch(fail) }));
  // A new one would load again and again where a part cannot be loaded: React draws it anew each time.
  let suspended = suspend();
  return {
    Part(props) {
      // The type must not change while the component is mounted, or React would drop its state.
      const [View, setView] = useState(() => loaded ?? suspended);
      const retry = () => {
        suspended = suspend();
        setView(() => suspended);
      };
      return createElement(PartBoundary, { onRetry: retry }, createElement(View, props));
    },
    load: loadPart,
  };
}

function fail(error: unknown): never {
  throw new PartNotLoaded('The code of a part could not be loaded.', { cause: error });
}
