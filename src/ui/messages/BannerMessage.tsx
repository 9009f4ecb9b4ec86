import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { useTexts } from '../texts/useTexts.ts';
import classes from './BannerMessage.module.css';

interface BannerMessageProps {
  readonly tone: 'success' | 'warning' | 'error';
  /** The tone as a word, in front of the message. */
  readonly label: string;
  readonly children: ReactNode;
  /** A button that repeats the action the message is about. */
  readonly retry?: { readonly label: string; readonly press: () => void } | undefined;
  /** Absent: the message cannot be closed. */
  readonly onClose?: (() => void) | undefined;
}

/** One message; colour, icon and a word say its tone. It stands in a live region, so all of it is inline content. */
export function BannerMessage({ tone, label, children, retry, onClose }: BannerMessageProps) {
  const Icon = icons[tone];

  return (
    <span className={classes.banner} data-tone={tone}>
      <Icon size={24} stroke={1.75} aria-hidden="true" />
      <span className={classes.text}>
        <strong>{label}</strong> <span>{children}</span>
        {retry && (
          <Button
            type="button"
            variant="default"
            className={classes.retry}
            onClick={() => {
              onClose?.();
              retry.press();
            }}
          >
            {retry.label}
          </Button>
        )}
      </span>
      {onClose !== undefined && <CloseButton onClose={onClose} />}
    </span>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <IconButton label={t('shell:banner.close')} onClick={onClose}>
      <IconX size={20} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
}

const icons = {
  success: IconCircleCheck,
  warning: IconInfoCircle,
  error: IconAlertTriangle,
} as const satisfies Record<BannerMessageProps['tone'], object>;
