import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { verdictShown, type FieldKey } from '../../engine/index.ts';
import { useDraft, useWizard } from '../useWizard.ts';
import classes from './Judged.module.css';

const icons = { valid: IconCircleCheckFilled, invalid: IconCircleXFilled } as const;

interface JudgedProps {
  readonly at: FieldKey;
  readonly children: ReactNode;
}

/**
 * A control of one line with the verdict on its answer at its end, in a place that is kept, so that nothing moves. It may depend on
 * other fields, so it looks at the whole draft.
 */
export function Judged({ at, children }: JudgedProps) {
  const verdict = useDraft((draft) => verdictShown(draft, at));
  return (
    <div className={classes['row']}>
      {children}
      <span className={classes['place']} data-verdict={verdict ?? undefined}>
        {verdict !== null && <Verdict is={verdict} />}
      </span>
    </div>
  );
}

function Verdict({ is }: { readonly is: keyof typeof icons }) {
  const { texts } = useWizard();
  const Icon = icons[is];
  return (
    <>
      <Icon size={24} aria-hidden />
      <span className="visuallyHidden">{texts.get([`wizard:verdict.${is}`])}</span>
    </>
  );
}
