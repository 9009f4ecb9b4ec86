import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import classes from './FirstNotice.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The notice is shown once per device, until it is closed (CLI-004). */
export function FirstNotice({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();

  return (
    <section className={classes.notice} aria-labelledby="claims-notice">
      <IconInfoCircle size={24} stroke={1.75} aria-hidden="true" />
      <div className={classes.text}>
        <h2 id="claims-notice" tabIndex={-1} className={classes.title}>
          {t('claims:hint.title')}
        </h2>
        <p>{t('claims:hint.text')}</p>
        <div className={classes.ways}>
          <Button onClick={onClose}>{t('claims:hint.dismiss')}</Button>
        </div>
      </div>
    </section>
  );
}
