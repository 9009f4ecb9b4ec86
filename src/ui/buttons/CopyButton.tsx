import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import classes from './CopyButton.module.css';

interface CopyButtonProps {
  /** The text to copy. */
  readonly text: string;
  readonly label: string;
  /** Called after it was copied, to announce it. */
  readonly onCopied: () => void;
  readonly size?: 'sm' | 'lg';
}

/** Copies a text, and shows in its own place whether that worked. */
export function CopyButton({ text, label, onCopied, size = 'sm' }: CopyButtonProps) {
  const { t } = useTexts();
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      onCopied();
    } catch {
      // Pages without TLS have no clipboard.
      setState('failed');
    }
  }
  const Icon = state === 'copied' ? IconCheck : IconCopy;
  return (
    <div>
      <Button
        variant="default"
        size={size}
        className={classes.button}
        leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
        onClick={() => void copy()}
      >
        {state === 'copied' ? t('shell:copy.done') : label}
      </Button>
      <output className={classes.failed}>{state === 'failed' && t('shell:copy.failed')}</output>
    </div>
  );
}
