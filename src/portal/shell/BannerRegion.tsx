import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Banner, canBeClosed, useBannerStore } from '../session/bannerStore.ts';
import classes from './BannerRegion.module.css';

/** The page's one message, at the top of main. Both regions are there from the start, or it would not be read out. */
export function BannerRegion() {
  const banner = useBannerStore((store) => store.banner);
  const isError = banner !== null && looks[banner.level].isError;

  return (
    <>
      <output>{banner !== null && !isError && <Message banner={banner} />}</output>
      <div role="alert">{banner !== null && isError && <Message banner={banner} />}</div>
    </>
  );
}

function Message({ banner }: { readonly banner: Banner }) {
  const { t } = useTranslation();
  const close = useBannerStore((store) => store.close);
  const { Icon, prefix, tone } = looks[banner.level];

  return (
    <span className={classes.banner} data-tone={tone}>
      <Icon size={24} stroke={1.75} aria-hidden="true" />
      <span className={classes.text}>
        <strong>{t(prefix)}</strong> {banner.text}
      </span>
      {canBeClosed(banner) && (
        <button type="button" className={classes.close} aria-label={t('shell:banner.close')} onClick={close}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

const looks = {
  success: { Icon: IconCircleCheck, prefix: 'shell:banner.success', tone: 'success', isError: false },
  warn: { Icon: IconInfoCircle, prefix: 'shell:banner.warn', tone: 'warning', isError: false },
  error: { Icon: IconAlertTriangle, prefix: 'shell:banner.error', tone: 'error', isError: true },
  errorDunningLevel: { Icon: IconAlertTriangle, prefix: 'shell:banner.error', tone: 'error', isError: true },
} as const satisfies Record<Banner['level'], object>;
