import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import classes from './Carousel.module.css';
import { IconButton } from '../buttons/IconButton.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface CarouselProps {
  /** Name of the section for screen readers. */
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

/** Shortest swipe in pixels. */
const leastSwipe = 40;

/**
 * Cards side by side; on phones one at a time, and the first follows the last (CLI-010). It never moves by itself, and every card can be
 * reached with buttons as well as by swiping.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useTexts();
  const [{ current, from }, setTurn] = useState<{ current: number; from: 'left' | 'right' | null }>(start);
  const touchedAt = useRef(0);
  const count = slides.length;
  const turnBy = (step: 1 | -1): void =>
    setTurn({ current: (current + step + count) % count, from: step === 1 ? 'right' : 'left' });
  const position = (index: number) => t('shell:carousel.position', { position: index + 1, count });

  return (
    <section aria-label={label} className={classes.carousel}>
      <ul
        className={classes.slides}
        aria-live="polite"
        onTouchStart={({ touches }) => {
          touchedAt.current = touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={({ changedTouches }) => {
          const moved = (changedTouches[0]?.clientX ?? 0) - touchedAt.current;
          if (Math.abs(moved) >= leastSwipe) turnBy(moved < 0 ? 1 : -1);
        }}
      >
        {slides.map(({ id, content }, index) => (
          <li key={id} data-current={index === current} data-from={from}>
            {content}
          </li>
        ))}
      </ul>
      <div className={classes.controls}>
        <IconButton label={t('shell:carousel.previous')} onClick={() => turnBy(-1)}>
          <IconChevronLeft size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
        {slides.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            className={classes.dot}
            aria-label={position(index)}
            aria-current={index === current}
            onClick={() => setTurn({ current: index, from: index < current ? 'left' : 'right' })}
          />
        ))}
        <IconButton label={t('shell:carousel.next')} onClick={() => turnBy(1)}>
          <IconChevronRight size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}

const start = { current: 0, from: null } as const;
