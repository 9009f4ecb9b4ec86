import { type Banner, canBeClosed } from '../session/bannerStore.ts';
import { BannerMessage } from './BannerMessage.tsx';

interface BannerPlaceProps {
  readonly banner: Banner | null;
  readonly onClose: () => void;
}

/** A place for one message. Both live regions are there from the start, or what comes into them would not be read out. */
export function BannerPlace({ banner, onClose }: BannerPlaceProps) {
  const isError = banner?.level === 'error' || banner?.level === 'errorDunningLevel';
  const message = banner !== null && (
    <BannerMessage {...banner} onClose={canBeClosed(banner) ? onClose : undefined} />
  );
  return (
    <>
      <output>{!isError && message}</output>
      <div role="alert">{isError && message}</div>
    </>
  );
}
