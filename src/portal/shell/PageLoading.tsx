import { useTranslation } from 'react-i18next';
import classes from './PageLoading.module.css';

/** Holds the place of a page whose code is on its way; words only after a wait that is felt. */
export function PageLoading() {
  const { t } = useTranslation();

  return <output className={classes.loading}>{t('shell:loading.page')}</output>;
}
