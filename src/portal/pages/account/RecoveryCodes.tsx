import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx';
import { useAnnouncementStore } from '../../../ui/messages/announcementStore.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import classes from './SecondStep.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows recovery codes, this once. The customer copies or prints them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTexts();
  const announce = useAnnouncementStore((store) => store.announce);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={classes.panel}>
      <h3 ref={heading} tabIndex={-1}>
        {t('account:secondStep.recovery.title')}
      </h3>
      <p>{t('account:secondStep.recovery.text')}</p>
      <ol className={classes.codes} aria-label={t('account:secondStep.recovery')} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={classes.choices}>
        <Button size="lg" onClick={onDone}>
          {t('account:secondStep.recovery.done')}
        </Button>
        <CopyButton
          size="lg"
          text={codes.join('\n')}
          label={t('account:secondStep.recovery.copy')}
          onCopied={() => announce(t('account:secondStep.recovery.copied'))}
        />
        <Button size="lg" variant="default" onClick={() => window.print()}>
          {t('account:secondStep.recovery.print')}
        </Button>
      </div>
    </div>
  );
}
