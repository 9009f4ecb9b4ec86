import { useLayoutEffect, useState } from 'react';
import classes from './PageLoading.module.css';
import { usePendingLayout } from './usePendingLayout.ts';
import { noWait, showLoadingText, waitForLoadingText } from './loadingText.ts';
import { useTexts } from '../texts/useTexts.ts';

/** The text in the place of a page whose code is being loaded. It appears after 300 ms, or at once where it was visible before. */
export function PageLoading() {
  const { t } = useTexts();
  const [isVisible] = useState(() => waitForLoadingText() !== noWait);
  useLayoutEffect(showLoadingText, []);
  usePendingLayout(true);

  return (
    <output className={classes.loading} data-read={isVisible || undefined}>
      {t('shell:loading.page')}
    </output>
  );
}
