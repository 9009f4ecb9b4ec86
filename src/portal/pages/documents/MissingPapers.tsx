import { Link } from 'react-router-dom';
import { buildChooserLink, findChooserQuestion } from '../../pageTable/chooserRequest.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { Card } from '../../../ui/boxes/Card.tsx';
import classes from './MissingPapers.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Papers that are issued on request, and the pages for it. */
const papers = [
  { name: 'greenCard', to: '/contract/ivk' },
  { name: 'taxCertificate', to: '/contract/taxofficeCertificate' },
  { name: 'evb', to: '/contract/evb' },
] as const;

/** Advice for papers that the list does not contain. */
export function MissingPapers() {
  const { t } = useTexts();
  const { switches } = useSessionData();

  return (
    <Card title={t('documents:missing.title')}>
      <ul className={classes.papers}>
        {papers.map(({ name, to }) => (
          <li key={name}>
            <Link {...buildChooserLink(to, t(findChooserQuestion(to) ?? 'selection:title'), switches)}>
              {t(`documents:missing.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
