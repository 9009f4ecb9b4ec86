import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChunkContext, type ChunkPlace } from '../ChunkContext.ts';
import classes from './Chunk.module.css';

/** Some questions of a long step. The browser can skip drawing them while they are out of sight. */
export function Chunk({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [place] = useState((): ChunkPlace => ({ isFar: false, waiting: new Set() }));
  useEffect(() => {
    if (element.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        place.isFar = entry?.isIntersecting === false;
        if (!place.isFar) for (const build of place.waiting) build();
      },
      { rootMargin: '100%' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [place]);
  return (
    <ChunkContext value={place}>
      <div ref={element} className={classes.chunk}>
        {children}
      </div>
    </ChunkContext>
  );
}
