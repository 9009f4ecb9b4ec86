import { IconAlertTriangle } from '@tabler/icons-react';
import { getSnapshot } from '../../engine/index.ts';
import { formatRequirementSentence } from '../texts/formatRequirementName.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import classes from './StepPage.module.css';

/** Warnings before the customer continues; they never block. */
export function StepWarnings({ step }: { readonly step: string }) {
  const { texts } = useWizard();
  const warnings = useDraft(({ walk }) => getSnapshot(walk, step).warnings);
  return (
    <output className={classes.warnings}>
      {warnings.map((warning) => (
        <span key={`${warning.textPath}:${warning.error.code}`}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          <span>{formatRequirementSentence(warning, texts)}</span>
        </span>
      ))}
    </output>
  );
}
