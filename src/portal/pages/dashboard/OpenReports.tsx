import { generatePath, Link } from 'react-router-dom';
import { formatDay } from '../../../calendar/index.ts';
import type { ClaimReport } from '../../../protocol/index.ts';
import { useClaimReports } from '../../session/hooks/useClaimReports.ts';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import classes from './OpenReports.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Returns the key of the words for the last stage of a report; null for a decided one. */
function findStageText(stages: ClaimReport['stages']): string | null {
  const current = stages.at(-1)?.name;
  if (current === 'DECIDED') return null;
  if (current === 'RECEIVED') return 'dashboard:reports.received';
  return current === 'IN_REVIEW' ? 'dashboard:reports.inReview' : 'dashboard:reports.otherStage';
}

/** The page of reports has all of them. */
const mostReports = 2;

/** The latest undecided claims with their stages. Draws nothing when there are none. */
export function OpenReports() {
  const { t } = useTexts();
  const { data: { entries, lost } = { entries: [], lost: 0 }, isError, error, refetch } = useClaimReports();
  const open = entries.flatMap((report) => {
    const stage = findStageText(report.stages);
    return stage === null ? [] : [{ ...report, stage }];
  });
  if (open.length === 0 && lost === 0 && !isError) return null;
  return (
    <section aria-labelledby="open-reports" className={classes.reports}>
      <h2 id="open-reports" className={classes.title}>
        {t('dashboard:reports.title')}
      </h2>
      {isError && (
        <LoadProblem what={t('dashboard:reports.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {open.length > 0 && (
        <ul className={classes.list}>
          {open.slice(0, mostReports).map(({ claimId, claimDate, carModel, reference, stage }) => (
            <li key={claimId} className={classes.report}>
              <Link to={generatePath('/claims/reports/:claimId', { claimId })} className={classes.name}>
                {t('dashboard:reports.of', { day: formatDay(claimDate) })}
              </Link>
              <span className={classes.stage}>{t(stage)}</span>
              <span className={classes.about}>
                <span>{`${carModel} ·`}</span>{' '}
                <span className={classes.reference}>{t('dashboard:reports.reference', { reference })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {open.length > mostReports && (
        <Link to="/claims" className={classes.name}>
          {t('dashboard:reports.all', { count: open.length })}
        </Link>
      )}
      <LostEntries of="reports" count={lost} />
    </section>
  );
}
