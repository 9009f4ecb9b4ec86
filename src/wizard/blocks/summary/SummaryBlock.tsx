import { Button } from '@mantine/core';
import { useState } from 'react';
import { useStore } from 'zustand';
import { listApplyingSteps } from '../../../engine/index.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { useDraft, useWizard } from '../../context/useWizard.ts';
import { SummarySection } from './SummarySection.tsx';
import { summarizeStep } from './summarizeStep.ts';
import classes from './SummaryBlock.module.css';

/**
 * The questions of all steps so far with their answers, generated from the definition, with a link back to each step. They are not sent
 * yet.
 */
export function SummaryBlock({ state, texts: own }: BlockProps) {
  const { texts, draft } = useWizard();
  const files = useStore(draft.files).flatMap(({ file, refusal }) => (refusal === null ? [file.name] : []));
  const walk = useDraft((draft) => draft.walk);
  const [showsAll, setShowsAll] = useState(false);
  const steps = listApplyingSteps(walk);
  const before = steps.slice(
    0,
    steps.findIndex((step) => step.id === state.block.step),
  );
  const sections = before.flatMap((step) => summarizeStep(walk, step, texts, files) ?? []);

  return (
    <div className={classes.summary}>
      <p className={classes.notSent}>{own.text('notSent') || texts.get(['wizard:summary.notSent'])}</p>
      <Button variant="subtle" size="sm" className={classes.toggle} onClick={() => setShowsAll(!showsAll)}>
        {texts.get([showsAll ? 'wizard:summary.less' : 'wizard:summary.more'])}
      </Button>
      {sections.map((section) => (
        <SummarySection key={section.step.id} section={section} showsAll={showsAll} />
      ))}
    </div>
  );
}
