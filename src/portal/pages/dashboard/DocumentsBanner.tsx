import { Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSessionData } from '../../session/SessionData.ts';
import classes from './DocumentsBanner.module.css';

/** Says that letters are here, too (DASH-005); absent while documents are switched off. */
export function DocumentsBanner() {
  const { t } = useTranslation();
  const { documents } = useSessionData().switches;
  if (!documents) return null;

  return (
    <section className={classes.banner} aria-labelledby="digital-documents">
      <IconFiles size={32} stroke={1.5} aria-hidden />
      <div className={classes.words}>
        <h2 id="digital-documents" className={classes.title}>
          {t('dashboard:documents.title')}
        </h2>
        <p>{t('dashboard:documents.text')}</p>
      </div>
      <Button component={Link} to="/documents" variant="default">
        {t('dashboard:documents.action')}
      </Button>
    </section>
  );
}
