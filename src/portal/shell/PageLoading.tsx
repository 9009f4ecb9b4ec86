import { useTranslation } from 'react-i18next';
import classes from './PageLoading.module.css';

/** Stands for a page while its code is loaded; its text shows only after a noticeable wait. */
export function PageLoading() {
  const { t } = useTranslation();

  return <output className={classes.loading}>{t('shell:loading.page')}</output>;
}
