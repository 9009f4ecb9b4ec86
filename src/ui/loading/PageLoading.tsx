import { useLayoutEffect, useState } from 'react';
import classes from './PageLoading.module.css';
import { usePendingLayout } from './usePendingLayout.ts';
import { showLoadingText, waitForLoadingText } from './loadingText.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Stands for a page while its code is loaded; its text shows only after a noticeable wait, or where it could be read already. */
export function PageLoading() {
  const { t } = useTexts();
  const [isRead] = useState(() => waitForLoadingText() !== null);
  useLayoutEffect(showLoadingText, []);
  usePendingLayout(true);

  return (
    <output className={classes.loading} data-read={isRead || undefined}>
      {t('shell:loading.page')}
    </output>
  );
}
