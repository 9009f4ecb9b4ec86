import { useBannerStore } from '../../session/stores/bannerStore.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { listPersistentMessages } from '../../session/listPersistentMessages.ts';
import { PageBanner } from './PageBanner.tsx';
import { BannerLiveRegion } from './BannerLiveRegion.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The messages of the account, then the message of the page, at the top of main (MSG-001). */
export function BannerRegion() {
  const { t } = useTexts();
  const { account } = useSessionData();
  const { phone } = useServices().brand.contact;
  const banner = useBannerStore((store) => store.banner);
  const turn = useBannerStore((store) => store.turn);
  const close = useBannerStore((store) => store.close);
  const standing = listPersistentMessages(account).map(({ level, text }) => ({
    level,
    text: t(text, { phone }),
  }));
  const shown = standing.some(({ text }) => text === banner?.text) ? null : banner;
  return (
    <>
      {standing.length > 0 && (
        <section aria-label={t('shell:banner.standing')}>
          {standing.map(({ level, text }) => (
            <PageBanner key={text} level={level} text={text} />
          ))}
        </section>
      )}
      <BannerLiveRegion banner={shown} turn={turn} onClose={close} />
    </>
  );
}
