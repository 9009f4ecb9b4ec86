import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Banner, canBeClosed } from '../../session/stores/bannerStore.ts';
import { PageBanner } from './PageBanner.tsx';

interface BannerLiveRegionProps {
  readonly banner: Banner | null;
  /** A new number for each banner. */
  readonly turn: number;
  readonly onClose: () => void;
}

/**
 * Shows one message and scrolls it into view. Both live regions exist from the start, because screen readers do not announce the content of
 * a new region.
 */
export function BannerLiveRegion({ banner, turn, onClose }: BannerLiveRegionProps) {
  const polite = useRef<HTMLOutputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = polite.current?.firstElementChild ?? alert.current?.firstElementChild;
    const button = banner?.place?.closest('form')?.querySelector('[type=submit]');
    for (const element of [shown, button]) element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [banner, turn]);
  // Beside a button, screen readers announce an alert that is inserted together with its text.
  const place = banner?.place?.isConnected === true ? banner.place : null;
  const isAlert = place !== null || banner?.level === 'error' || banner?.level === 'errorDunningLevel';
  const message = banner !== null && (
    <PageBanner key={turn} {...banner} onClose={canBeClosed(banner) ? onClose : undefined} />
  );
  const alertRegion = (
    <div ref={alert} role="alert">
      {isAlert && message}
    </div>
  );
  return (
    <>
      <output ref={polite}>{!isAlert && message}</output>
      {place === null ? alertRegion : createPortal(alertRegion, place)}
    </>
  );
}
