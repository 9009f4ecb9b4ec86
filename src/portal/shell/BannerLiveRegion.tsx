import { useLayoutEffect, useRef } from 'react';
import { type Banner, canBeClosed } from '../session/bannerStore.ts';
import { BannerMessage } from './BannerMessage.tsx';

interface BannerLiveRegionProps {
  readonly banner: Banner | null;
  /** Another one for each time a banner is shown. */
  readonly turn: number;
  readonly onClose: () => void;
}

/**
 * Shows one message. Both live regions are there from the start, or what comes into them would not be read out. What caused the
 * message may stand far below: it is brought into view.
 */
export function BannerLiveRegion({ banner, turn, onClose }: BannerLiveRegionProps) {
  const polite = useRef<HTMLOutputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = polite.current?.firstElementChild ?? alert.current?.firstElementChild;
    shown?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [banner, turn]);
  const isError = banner?.level === 'error' || banner?.level === 'errorDunningLevel';
  const message = banner !== null && (
    <BannerMessage key={turn} {...banner} onClose={canBeClosed(banner) ? onClose : undefined} />
  );
  return (
    <>
      <output ref={polite}>{!isError && message}</output>
      <div ref={alert} role="alert">
        {isError && message}
      </div>
    </>
  );
}
