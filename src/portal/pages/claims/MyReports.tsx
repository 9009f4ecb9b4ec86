import { generatePath, Link } from 'react-router-dom';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { formatDay } from '../../../calendar/index.ts';
import { useClaimReports } from '../../session/hooks/useClaimReports.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import classes from './MyReports.module.css';
import { ReportStages } from './ReportStages.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The claims that the account has reported, each with its stage. Draws nothing when the insurer does not keep them for customers. */
export function MyReports() {
  const { t } = useTexts();
  const { switches } = useSessionData();
  const { data, isError, error, refetch } = useClaimReports();
  if (!switches.claimReports) return null;
  const reports = data?.entries ?? [];
  const hasReports = reports.length > 0;
  return (
    <section aria-labelledby="my-reports" className={classes.reports}>
      <h2 id="my-reports">{t('claims:reports.title')}</h2>
      {isError && (
        <LoadProblem what={t('claims:reports.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.entries.length === 0 && data.lost === 0 && (
        <div className={classes.empty}>
          <Picture name="empty" className={classes.picture} />
          <p>{t('claims:reports.empty')}</p>
        </div>
      )}
      {hasReports && switches.claimFiles && <p>{t('claims:reports.files')}</p>}
      {hasReports && (
        <ul className={classes.list}>
          {reports.map((report) => (
            <li key={report.claimId} className={classes.report}>
              <h3 className={classes.title}>
                <Link to={generatePath('/claims/reports/:claimId', { claimId: report.claimId })}>
                  {t('claims:reports.of', { day: formatDay(report.claimDate) })}
                </Link>
              </h3>
              <p className={classes.about}>
                <span>{`${[report.carModel, report.licensePlate].filter(Boolean).join(', ')} ·`}</span>{' '}
                <span className={classes.reference}>
                  {t('claims:reports.reference', { reference: report.reference })}
                </span>
              </p>
              <ReportStages report={report} />
            </li>
          ))}
        </ul>
      )}
      <LostEntries of="reports" count={data?.lost ?? 0} />
    </section>
  );
}
