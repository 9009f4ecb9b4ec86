import { IconCheck } from '@tabler/icons-react';
import { formatDay } from '../../../calendar/index.ts';
import type { ClaimReport } from '../../../protocol/index.ts';
import classes from './ReportStages.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

const stages = ['RECEIVED', 'IN_REVIEW', 'DECIDED'] as const;

/** The stages of a report: finished, current and coming ones. */
export function ReportStages({ report }: { readonly report: ClaimReport }) {
  const { t } = useTexts();
  const current = report.stages.at(-1)?.name;
  return (
    <ol className={classes.stages} aria-label={t('claims:reports.stages')}>
      {stages.map((name) => {
        const since = report.stages.find((stage) => stage.name === name)?.since;
        const isDone = since !== undefined && (name !== current || name === 'DECIDED');
        return (
          <li
            key={name}
            data-is={isDone ? 'done' : since === undefined ? 'open' : 'current'}
            {...(name === current ? { 'aria-current': 'step' as const } : {})}
          >
            <span className={classes.name}>
              {isDone && <IconCheck size={18} stroke={2.5} aria-hidden="true" />}
              <span>{t(`claims:reports.stage.${name}`)}</span>
            </span>
            <span className={classes.since}>
              {since === undefined ? t('claims:reports.open') : formatDay(since)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
