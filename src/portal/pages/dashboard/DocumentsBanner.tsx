import { Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useNotifications } from '../../session/hooks/useNotifications.ts';
import { useSessionData } from '../../session/SessionData.ts';
import classes from './DocumentsBanner.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** More documents would make the banner higher than the news beside it. */
const mostDocuments = 3;

/** Links to the documents and names the new ones (DASH-005); absent while documents are switched off. */
export function DocumentsBanner() {
  const { t } = useTexts();
  const { documents } = useSessionData().switches;
  const { entries } = useNotifications();
  if (!documents) return null;
  const fresh = (entries ?? []).filter(({ text }) => text === 'type.DOCUMENT_UPDATE').slice(-mostDocuments);

  return (
    <section className={classes.banner} aria-labelledby="digital-documents">
      <IconFiles size={32} stroke={1.5} aria-hidden />
      <div className={classes.words}>
        <h2 id="digital-documents" className={classes.title}>
          {t('dashboard:documents.title')}
        </h2>
        {fresh.length === 0 && <p>{t('dashboard:documents.text')}</p>}
        {fresh.length > 0 && (
          <ul className={classes.fresh} aria-label={t('dashboard:documents.new')}>
            {fresh.toReversed().map(({ id, date, params }) => (
              <li key={id}>
                <Link to="/documents" state={{ policy: { policyNumber: params.policyNumber } }}>
                  {params.displayName}
                </Link>
                <p>{[date, params.policyNumber].filter(Boolean).join(' · ')}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button component={Link} to="/documents" variant="default">
        {t('dashboard:documents.action')}
      </Button>
    </section>
  );
}
