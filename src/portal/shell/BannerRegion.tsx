import { useBannerStore } from '../session/bannerStore.ts';
import { BannerMessage } from './BannerMessage.tsx';

/** The page's one message, at the top of main (MSG-001). */
export function BannerRegion() {
  const banner = useBannerStore((store) => store.banner);
  const close = useBannerStore((store) => store.close);
  return <BannerMessage banner={banner} onClose={close} />;
}
