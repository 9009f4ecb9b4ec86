import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';

interface PreloadablePart<Props> {
  /** Suspends only where it has not been loaded. */
  readonly Part: (props: Props) => ReactNode;
  /** Loads it ahead. */
  readonly load: () => Promise<unknown>;
}

/**
 * A part with a file of its own. Once loaded it is drawn at once: with `lazy` alone React first draws what stands for it, and leaves that
 * there for 300 ms.
 */
export function preloadablePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PreloadablePart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadPart = async () => (loaded ??= await load());
  const Waiting: ComponentType<Props> = lazy(async () => ({ default: await loadPart() }));
  return {
    Part(props) {
      // The same one as long as it stands, so that it keeps what it holds.
      const [View] = useState(() => loaded ?? Waiting);
      return createElement(View, props);
    },
    load: loadPart,
  };
}
