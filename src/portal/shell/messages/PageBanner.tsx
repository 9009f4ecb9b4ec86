import { BannerMessage } from '../../../ui/messages/BannerMessage.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import type { Banner } from '../../session/stores/bannerStore.ts';
import { useMoment } from '../../session/hooks/useMoment.ts';
import { TextWithNumbers } from './TextWithNumbers.tsx';

interface PageBannerProps extends Banner {
  /** Absent: it cannot be closed. */
  readonly onClose?: (() => void) | undefined;
}

/** A message of the page. Telephone numbers of the brand in it are links. */
export function PageBanner({ level, text, ending, retry, onClose }: PageBannerProps) {
  const { t } = useTexts();
  const { tone, label } = looks[level];
  const isToCome = useMoment((now) => ending !== undefined && now.getTime() < Date.parse(ending.until));

  return (
    <BannerMessage tone={tone} label={t(label)} retry={retry} onClose={onClose}>
      <TextWithNumbers text={isToCome ? `${text} ${ending?.text ?? ''}` : text} />
    </BannerMessage>
  );
}

const looks = {
  success: { tone: 'success', label: 'shell:banner.success' },
  warn: { tone: 'warning', label: 'shell:banner.warn' },
  error: { tone: 'error', label: 'shell:banner.error' },
  errorDunningLevel: { tone: 'error', label: 'shell:banner.open' },
} as const satisfies Record<Banner['level'], object>;
