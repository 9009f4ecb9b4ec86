import { useLayoutEffect, useState } from 'react';
import classes from './PageLoading.module.css';
import { useAwaited } from './useAwaited.ts';
import { beginWait, restOfWords } from './waitingWords.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Stands for a page while its code is loaded; its text shows only after a noticeable wait, or where it could be read already. */
export function PageLoading() {
  const { t } = useTexts();
  const [isRead] = useState(() => restOfWords() !== null);
  useLayoutEffect(beginWait, []);
  useAwaited(true);

  return (
    <output className={classes.loading} data-read={isRead || undefined}>
      {t('shell:loading.page')}
    </output>
  );
}
