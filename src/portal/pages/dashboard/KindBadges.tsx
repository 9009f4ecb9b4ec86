import { useTranslation } from 'react-i18next';
import type { Contract } from '../../../domain/contractsOf.ts';
import classes from './KindBadges.module.css';

/** Kinds that everybody should see at once. */
const marked = ['terminated', 'offSeason', 'futureChanges'] as const;

/** What is special about a contract. */
export function KindBadges({ kinds }: Pick<Contract, 'kinds'>) {
  const { t } = useTranslation();
  return marked
    .filter((kind) => kinds.has(kind))
    .map((kind) => (
      <span key={kind} className={classes.badge}>
        {t(`dashboard:contracts.kind.${kind}`)}
      </span>
    ));
}
