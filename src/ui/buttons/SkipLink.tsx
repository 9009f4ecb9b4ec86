import type { MouseEvent } from 'react';
import classes from './SkipLink.module.css';
import { useTexts } from '../texts/useTexts.ts';

/** The first link of a page for keyboards: it moves the focus past header and navigation. The address does not change. */
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
