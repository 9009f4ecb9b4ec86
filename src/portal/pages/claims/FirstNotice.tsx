import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './FirstNotice.module.css';

/** Shown once per device, until it is closed (CLI-004). */
export function FirstNotice({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();

  return (
    <section className={classes.notice} aria-labelledby="claims-notice">
      <IconInfoCircle size={24} stroke={1.75} aria-hidden="true" />
      <div className={classes.text}>
        <h2 id="claims-notice" tabIndex={-1} className={classes.title}>
          {t('claims:hint.title')}
        </h2>
        <p>{t('claims:hint.text')}</p>
        <Button variant="default" onClick={onClose}>
          {t('claims:hint.dismiss')}
        </Button>
      </div>
    </section>
  );
}
