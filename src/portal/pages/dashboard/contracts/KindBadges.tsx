import type { Contract } from '../../../../domain/listContracts.ts';
import classes from './KindBadges.module.css';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

/** Kinds with a badge. */
const marked = ['terminated', 'offSeason', 'futureChanges'] as const;

/** Badges for the special kinds of a contract. */
export function KindBadges({ kinds }: Pick<Contract, 'kinds'>) {
  const { t } = useTexts();
  return marked
    .filter((kind) => kinds.has(kind))
    .map((kind) => (
      <span key={kind} className={classes.badge}>
        {t(`dashboard:contracts.kind.${kind}`)}
      </span>
    ));
}
