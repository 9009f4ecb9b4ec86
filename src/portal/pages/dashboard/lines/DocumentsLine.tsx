import { IconFileDescription } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useNotifications } from '../../../session/hooks/useNotifications.ts';
import { useSessionData } from '../../../session/SessionData.ts';
import { useTexts } from '../../../../ui/texts/useTexts.ts';
import { Line } from './Line.tsx';

/** The page of documents has all of them. */
const mostDocuments = 2;

/** Names the new documents, and leads to all (DASH-005); absent while documents are switched off. */
export function DocumentsLine() {
  const { t } = useTexts();
  const { documents } = useSessionData().switches;
  const { entries } = useNotifications();
  if (!documents) return null;
  const fresh = (entries ?? []).filter(({ text }) => text === 'type.DOCUMENT_UPDATE').slice(-mostDocuments);

  return (
    <Line
      icon={IconFileDescription}
      title={t('dashboard:documents.title')}
      action={
        <Link to="/documents" state={{ contracts: 'all' }}>
          {t('dashboard:documents.action')}
        </Link>
      }
    >
      {fresh.length === 0 ? (
        <p>{t('dashboard:documents.text')}</p>
      ) : (
        <ul aria-label={t('dashboard:documents.new')}>
          {fresh.toReversed().map(({ id, date, params }) => (
            <li key={id}>
              <Link to="/documents" state={{ policy: { policyNumber: params.policyNumber } }}>
                {params.displayName}
              </Link>{' '}
              <small>{date}</small>
            </li>
          ))}
        </ul>
      )}
    </Line>
  );
}
