import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Judged.module.css';

const icons = { valid: IconCircleCheckFilled, invalid: IconCircleXFilled } as const;

interface JudgedProps {
  readonly verdict: keyof typeof icons | null;
  readonly children: ReactNode;
}

/** A control with the verdict on its answer beside it. Its place is kept, so that nothing moves. */
export function Judged({ verdict, children }: JudgedProps) {
  const { t } = useTranslation('controls');
  const Icon = verdict === null ? null : icons[verdict];
  return (
    <div className={classes['row']}>
      {children}
      <span className={classes['place']} data-verdict={verdict ?? undefined}>
        {Icon !== null && <Icon size={24} role="img" aria-label={t(`verdict.${verdict}`)} />}
      </span>
    </div>
  );
}
