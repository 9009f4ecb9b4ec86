import { IconCheck } from '@tabler/icons-react';
import { formatDay } from '../../../calendar/index.ts';
import type { ClaimReport } from '../../../protocol/index.ts';
import classes from './ReportStages.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

const knownStages: readonly string[] = ['RECEIVED', 'IN_REVIEW', 'DECIDED'];

/** Returns the name under which a stage has its text. An insurer may have more stages than the portal has words for. */
export function findStageName(name: string | undefined): string {
  return name !== undefined && knownStages.includes(name) ? name : 'OTHER';
}

/** The stages of a report: finished, current and coming ones. A stage that the portal does not know stands behind the last known one. */
export function ReportStages({ report }: { readonly report: ClaimReport }) {
  const { t } = useTexts();
  const current = report.stages.at(-1)?.name;
  const names: readonly string[] = report.stages.map(({ name }) => name);
  const unknown = new Set(names.filter((name) => !knownStages.includes(name)));
  const reached = knownStages.findLastIndex((name) => names.includes(name));
  const stages = knownStages.toSpliced(reached + 1, 0, ...unknown);
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
              <span>{t(`claims:reports.stage.${findStageName(name)}`)}</span>
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
