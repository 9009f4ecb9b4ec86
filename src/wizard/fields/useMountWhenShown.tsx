import { type ReactNode, use, useEffect, useState } from 'react';
import { buildLater } from '../../ui/focus/buildLater.ts';
import { type ChunkPlace, ChunkContext } from './ChunkContext.ts';

interface MountState {
  readonly mounted: boolean;
  /** Placeholder for a part that is not mounted. */
  readonly instead: ReactNode;
}

/**
 * Mounts a conditional part when it is first shown, and only hides it afterwards, so that toggling mounts nothing. A hidden part is mounted
 * when the browser is idle, so that visible parts do not wait for hundreds of others.
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
