import { IconCheck } from '@tabler/icons-react';
import { formatDay } from '../../../calendar/index.ts';
import type { ClaimReport } from '../../../protocol/index.ts';
import { findStageName, listStages } from './listStages.ts';
import classes from './ReportStages.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The stages of a report, each with its day. */
export function ReportStages({ report }: { readonly report: ClaimReport }) {
  const { t } = useTexts();
  const current = report.stages.at(-1)?.name;
  return (
    <ol className={classes.stages} aria-label={t('claims:reports.stages')}>
      {listStages(report).map(({ name, state, since }) => (
        <li key={name} data-is={state} {...(name === current ? { 'aria-current': 'step' as const } : {})}>
          <span className={classes.name}>
            {state === 'done' && <IconCheck size={18} stroke={2.5} aria-hidden="true" />}
            <span>{t(`claims:reports.stage.${findStageName(name)}`)}</span>
          </span>
          <span className={classes.since}>
            {since === undefined ? t('claims:reports.open') : formatDay(since)}
          </span>
        </li>
      ))}
    </ol>
  );
}
