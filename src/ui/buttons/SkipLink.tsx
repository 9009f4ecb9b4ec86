import type { MouseEvent } from 'react';
import classes from './SkipLink.module.css';
import { useTexts } from '../texts/useTexts.ts';

/** First stop of the keyboard: past header and navigation. The address stays, so that no guard or route notices. */
export function SkipLink({ target }: { readonly target: string }) {
  const { t } = useTexts();
  function skip(event: MouseEvent): void {
    event.preventDefault();
    document.getElementById(target)?.focus();
  }

  return (
    <a className={classes.skip} href={`#${target}`} onClick={skip}>
      {t('shell:skip')}
    </a>
  );
}
