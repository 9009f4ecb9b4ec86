import { Button, Loader } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ResultState } from '../../../engine/index.ts';
import { useWizard } from '../../context/useWizard.ts';
import type { FieldTexts } from '../../inputs/ControlProps.ts';
import classes from './PriceComparisonBlock.module.css';

interface PriceStatusProps {
  readonly result: ResultState;
  readonly texts: FieldTexts;
  /** Id of the heading that takes the focus when the button disappears after a success. */
  readonly titleId: string;
}

/** Shows that amounts load, announces their arrival, and offers a retry after a failure. The button stays while it works. */
export function PriceStatus({ result, texts: own, titleId }: PriceStatusProps) {
  const { texts, draft, ports } = useWizard();
  const [hasFailed, setHasFailed] = useState(false);
  const wasPressed = useRef(false);
  const before = useRef(result);
  const isOver = result === 'there';
  const failsNow = result === 'failed' || result === 'refused';
  if (hasFailed !== failsNow && result !== 'awaited') setHasFailed(!hasFailed);
  useEffect(() => {
    if (!isOver || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) document.getElementById(titleId)?.focus();
  }, [isOver, titleId]);
  useEffect(() => {
    if (before.current === 'awaited' && isOver) ports().announce(texts.get(['wizard:price.there']));
    before.current = result;
  }, [result, isOver, ports, texts]);
  const isBusy = result === 'awaited';
  return (
    <>
      <output className={classes.waiting}>
        {isBusy && (
          <span>
            <Loader size={24} aria-hidden />
            <span>{own.text('waiting') || texts.get(['wizard:price.waiting'])}</span>
          </span>
        )}
      </output>
      {hasFailed && (
        <div className={classes.failed}>
          <IconAlertCircle size={24} stroke={1.75} aria-hidden />
          <div>
            <p>{own.text('failed') || texts.get(['wizard:price.failed'])}</p>
            {result !== 'refused' && (
              <Button
                type="button"
                size="lg"
                aria-busy={isBusy || undefined}
                {...(isBusy ? { 'aria-disabled': true, 'data-disabled': true } : {})}
                onClick={() => {
                  wasPressed.current = true;
                  draft.dispatch({ kind: 'retried' });
                }}
              >
                {texts.get(['wizard:failed.retry'])}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}
