import { generatePath, Link } from 'react-router-dom';
import { formatDay } from '../../../calendar/index.ts';
import { keepPlateWhole } from '../../../domain/names/keepPlateWhole.ts';
import type { ClaimReport } from '../../../protocol/index.ts';
import { useClaimReports } from '../../session/hooks/useClaimReports.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { LostEntries } from '../../shell/messages/LostEntries.tsx';
import rows from '../../../ui/style/RowList.module.css';
import { findStageName, listStages } from './listStages.ts';
import classes from './MyReports.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Older reports are folded. */
const mostReports = 3;

/** The claims that the account has reported, each with its stage. Draws nothing when the insurer does not keep them for customers. */
export function MyReports() {
  const { t } = useTexts();
  const { switches } = useSessionData();
  const { data, isError, error, refetch } = useClaimReports();
  if (!switches.claimReports) return null;
  const reports = data?.entries ?? [];
  const older = reports.slice(mostReports);
  return (
    <section aria-labelledby="my-reports" className={classes.reports}>
      <h2 id="my-reports">{t('claims:reports.title')}</h2>
      {isError && (
        <LoadProblem what={t('claims:reports.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.entries.length === 0 && data.lost === 0 && <p>{t('claims:reports.empty')}</p>}
      {reports.length > 0 && switches.claimFiles && <p>{t('claims:reports.files')}</p>}
      {reports.length > 0 && <ReportList reports={reports.slice(0, mostReports)} />}
      {older.length > 0 && (
        <details className={classes.older}>
          <summary>{t('claims:reports.older', { count: older.length })}</summary>
          <ReportList reports={older} />
        </details>
      )}
      <LostEntries of="reports" count={data?.lost ?? 0} />
    </section>
  );
}

function ReportList({ reports }: { readonly reports: readonly ClaimReport[] }) {
  const { t } = useTexts();
  return (
    <ul className={rows['rows']}>
      {reports.map((report) => (
        <li key={report.claimId} className={classes.report}>
          <div className={classes.subject}>
            <h3 className={classes.title}>
              <Link to={generatePath('/claims/reports/:claimId', { claimId: report.claimId })}>
                {t('claims:reports.of', { day: formatDay(report.claimDate) })}
              </Link>
            </h3>
            <p className={classes.about}>
              <span>{`${nameVehicleOf(report)} ·`}</span>{' '}
              <span className={classes.reference}>
                {t('claims:reports.reference', { reference: report.reference })}
              </span>
            </p>
          </div>
          <Stage report={report} />
        </li>
      ))}
    </ul>
  );
}

function nameVehicleOf({ carModel, licensePlate }: ClaimReport): string {
  return [carModel, keepPlateWhole(licensePlate ?? '')].filter(Boolean).join(', ');
}

/** The stage of a report in words, below a bar with a part for each stage. */
function Stage({ report }: { readonly report: ClaimReport }) {
  const { t } = useTexts();
  const current = report.stages.at(-1);
  const stage = findStageName(current?.name);
  return (
    <div>
      <div className={classes.bar} aria-hidden="true">
        {listStages(report).map(({ name, state }) => (
          <span key={name} data-is={state} />
        ))}
      </div>
      <p className={classes.stage}>
        {current === undefined
          ? t(`claims:reports.stage.${stage}`)
          : t(`claims:reports.since.${stage}`, { day: formatDay(current.since) })}
      </p>
    </div>
  );
}
