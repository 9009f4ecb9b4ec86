import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import classes from './SecondStep.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows recovery codes, this once. The customer copies or prints them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // Pages without TLS have no clipboard; the codes can be selected.
    }
  }

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
        <Button size="lg" variant="default" onClick={() => void copy()}>
          {t(isCopied ? 'account:secondStep.recovery.copied' : 'account:secondStep.recovery.copy')}
        </Button>
        <Button size="lg" variant="default" onClick={() => window.print()}>
          {t('account:secondStep.recovery.print')}
        </Button>
      </div>
    </div>
  );
}
