import { type ReactNode, use, useEffect, useState } from 'react';
import { buildLater } from '../../ui/focus/buildLater.ts';
import { type ChunkPlace, ChunkContext } from './ChunkContext.ts';

interface MountState {
  readonly mounted: boolean;
  /** Stands in the place of the part while it is not mounted. */
  readonly instead: ReactNode;
}

/**
 * A conditional part is built when it is first shown and only hidden afterwards: toggling costs no building. Out of sight it is built
 * once the browser has time for it, so that what is in sight does not wait for hundreds of others.
 */
export function useMountWhenShown(shown: boolean): MountState {
  const place = use(ChunkContext);
  const [mounted, setMounted] = useState(shown);
  if (mounted || !shown) return { mounted, instead: null };
  if (place?.isFar === true) {
    return { mounted, instead: <DeferredPart place={place} onBuild={() => setMounted(true)} /> };
  }
  setMounted(true);
  return { mounted: true, instead: null };
}

function DeferredPart({
  place,
  onBuild,
}: {
  readonly place: ChunkPlace;
  readonly onBuild: () => void;
}): ReactNode {
  const [build] = useState(() => onBuild);
  useEffect(() => {
    const stop = buildLater(build);
    place.waiting.add(build);
    return () => {
      stop();
      place.waiting.delete(build);
    };
  }, [place, build]);
  return null;
}
