import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { getShownVerdict, type FieldKey } from '../../../engine/index.ts';
import { useDraft, useWizard } from '../../context/useWizard.ts';
import classes from './AnswerVerdict.module.css';

const icons = { valid: IconCircleCheckFilled, invalid: IconCircleXFilled } as const;

interface AnswerVerdictProps {
  readonly at: FieldKey;
  readonly children: ReactNode;
}

/**
 * A control of one line with the verdict on its answer at its end. The space for the verdict is reserved, so that the layout does not move.
 * The verdict may depend on other fields, so the component reads the whole draft.
 */
export function AnswerVerdict({ at, children }: AnswerVerdictProps) {
  const verdict = useDraft((draft) => getShownVerdict(draft, at));
  return (
    <div className={classes['row']}>
      {children}
      <span className={classes['verdict']} data-verdict={verdict ?? undefined}>
        {verdict !== null && <VerdictIcon verdict={verdict} />}
      </span>
    </div>
  );
}

function VerdictIcon({ verdict }: { readonly verdict: keyof typeof icons }) {
  const { texts } = useWizard();
  const Icon = icons[verdict];
  return (
    <>
      <Icon size={24} aria-hidden />
      <span className="visuallyHidden">{texts.get([`wizard:verdict.${verdict}`])}</span>
    </>
  );
}
