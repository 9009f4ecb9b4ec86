import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { Banner } from '../session/bannerStore.ts';
import classes from './BannerMessage.module.css';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { TextWithNumbers } from './TextWithNumbers.tsx';
import { useTexts } from '../../ui/texts/useTexts.ts';

interface BannerMessageProps extends Banner {
  /** Absent: it cannot be closed. */
  readonly onClose?: (() => void) | undefined;
}

/** One message with its level in colour, picture and word. */
export function BannerMessage({ level, text, beside, onClose }: BannerMessageProps) {
  const { t } = useTexts();
  const { Icon, prefix, tone } = looks[level];

  return (
    <span className={classes.banner} data-tone={tone}>
      <Icon size={24} stroke={1.75} aria-hidden="true" />
      <span className={classes.text}>
        <strong>{t(prefix)}</strong> <TextWithNumbers text={text} />
        {beside?.retry && (
          <Button
            type="button"
            variant="default"
            className={classes.retry}
            onClick={() => {
              onClose?.();
              beside.retry?.press();
            }}
          >
            {beside.retry.label}
          </Button>
        )}
      </span>
      {onClose !== undefined && (
        <IconButton label={t('shell:banner.close')} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}

const looks = {
  success: { Icon: IconCircleCheck, prefix: 'shell:banner.success', tone: 'success' },
  warn: { Icon: IconInfoCircle, prefix: 'shell:banner.warn', tone: 'warning' },
  error: { Icon: IconAlertTriangle, prefix: 'shell:banner.error', tone: 'error' },
  errorDunningLevel: { Icon: IconAlertTriangle, prefix: 'shell:banner.open', tone: 'error' },
} as const satisfies Record<Banner['level'], object>;
