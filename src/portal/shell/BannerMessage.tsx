import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Banner, canBeClosed } from '../session/bannerStore.ts';
import classes from './BannerMessage.module.css';

interface BannerMessageProps {
  readonly banner: Banner | null;
  readonly onClose: () => void;
}

/** A place for one message. Both live regions are there from the start, or it would not be read out. */
export function BannerMessage({ banner, onClose }: BannerMessageProps) {
  const message = banner !== null && <Message banner={banner} onClose={onClose} />;
  const isError = banner !== null && looks[banner.level].isError;
  return (
    <>
      <output>{!isError && message}</output>
      <div role="alert">{isError && message}</div>
    </>
  );
}

function Message({ banner, onClose }: { readonly banner: Banner; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { Icon, prefix, tone } = looks[banner.level];
  const message = useRef<HTMLSpanElement>(null);
  // What caused it may stand far below: a message nobody sees says nothing.
  useLayoutEffect(() => message.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }), [banner]);

  return (
    <span ref={message} className={classes.banner} data-tone={tone}>
      <Icon size={24} stroke={1.75} aria-hidden="true" />
      <span className={classes.text}>
        <strong>{t(prefix)}</strong> {banner.text}
      </span>
      {canBeClosed(banner) && (
        <button
          type="button"
          className={classes.close}
          aria-label={t('shell:banner.close')}
          onClick={onClose}
        >
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
