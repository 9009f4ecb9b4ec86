import { Button } from '@mantine/core';
import classes from './FirstNotice.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

const headingId = 'claims-notice';

/** Brings the notice into sight and moves the focus to its heading. */
export function leadToNotice(): void {
  const heading = document.getElementById(headingId);
  heading?.closest('section')?.scrollIntoView({ block: 'nearest' });
  heading?.focus({ preventScroll: true });
}

/** The notice is shown once per device, until it is closed (CLI-004). */
export function FirstNotice({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();

  return (
    <section className={classes.notice} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className={classes.title}>
        {t('claims:hint.title')}
      </h2>
      <p>{t('claims:hint.text')}</p>
      <Button size="lg" className={classes.close ?? ''} onClick={onClose}>
        {t('claims:hint.dismiss')}
      </Button>
    </section>
  );
}
