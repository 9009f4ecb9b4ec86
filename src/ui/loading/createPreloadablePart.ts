import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';

interface PreloadablePart<Props> {
  /** The component. It suspends while its code is loaded. */
  readonly Part: (props: Props) => ReactNode;
  /** Loads its code before it is drawn. */
  readonly load: () => Promise<unknown>;
}

/**
 * A component with a file of its own. Once that is loaded, the component is drawn at once: with `lazy` alone React first draws the fallback
 * of `Suspense` and keeps it for 300 ms.
 */
export function createPreloadablePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PreloadablePart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadPart = async () => (loaded ??= await load());
  const Suspended: ComponentType<Props> = lazy(async () => ({ default: await loadPart() }));
  return {
    Part(props) {
      // The type must not change while the component is mounted, or React would drop its state.
      const [View] = useState(() => loaded ?? Suspended);
      return createElement(View, props);
    },
    load: loadPart,
  };
}
