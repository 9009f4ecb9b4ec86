import {
  IconArrowRight,
  IconAdjustmentsHorizontal,
  IconBook2,
  IconCalculator,
  IconCreditCard,
  IconFileDescription,
  IconFiles,
  IconHomeMove,
  IconListDetails,
  IconReceiptTax,
  IconSteeringWheel,
  IconUsersPlus,
  IconWallet,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Errand } from '../../../../domain/Errands.ts';
import { useSessionData } from '../../../session/SessionData.ts';
import { buildErrandLink, buildTargetLink } from './buildErrandLink.ts';
import classes from './ErrandList.module.css';
import type { Shortcut } from './selectErrands.ts';
import { AddressLink } from '../../../../ui/buttons/AddressLink.tsx';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

interface ErrandListProps {
  readonly shortcuts: readonly Shortcut[];
  /** True for a list that puts its errands side by side where the page is wide. */
  readonly isWide?: boolean;
  /** Id of the heading that names the list. */
  readonly labelledBy: string;
}

/**
 * Errands in a framed list, with their names, which are links, and a short description. Functions that only the configuration knows have a
 * name alone.
 */
export function ErrandList({ shortcuts, isWide = false, labelledBy }: ErrandListProps) {
  return (
    <ul className={classes.list} data-wide={isWide || undefined} aria-labelledby={labelledBy}>
      {shortcuts.map((shortcut) =>
        shortcut.kind === 'errand' ? (
          <ErrandRow key={shortcut.errand.name} {...shortcut} />
        ) : (
          <TargetRow key={shortcut.target} {...shortcut} />
        ),
      )}
    </ul>
  );
}

function ErrandRow({ errand, label }: Extract<Shortcut, { kind: 'errand' }>) {
  const { t } = useTexts();
  const { switches } = useSessionData();
  const hint = useId();
  const Icon = icons[errand.icon];
  return (
    <li className={classes.errand}>
      <span className={classes.icon}>
        <Icon size={22} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        <Link className={classes.name} aria-describedby={hint} {...buildErrandLink(errand, t, switches)}>
          {label ?? t(`dashboard:errand.${errand.name}.title`)}
        </Link>
        <span id={hint} className={classes.hint}>
          {t(`dashboard:errand.${errand.name}.text`)}
        </span>
      </div>
    </li>
  );
}

function TargetRow({ target, label }: Extract<Shortcut, { kind: 'target' }>) {
  const { t } = useTexts();
  const { switches } = useSessionData();
  return (
    <li className={classes.errand}>
      <span className={classes.icon}>
        <IconArrowRight size={22} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        {target.startsWith('/') ? (
          <Link className={classes.name} {...buildTargetLink(target, t, switches)}>
            {label}
          </Link>
        ) : (
          <AddressLink className={classes.name} address={target}>
            {label}
          </AddressLink>
        )}
      </div>
    </li>
  );
}

const icons = {
  change: IconAdjustmentsHorizontal,
  payment: IconCreditCard,
  move: IconHomeMove,
  contract: IconFileDescription,
  calculator: IconCalculator,
  list: IconListDetails,
  documents: IconFiles,
  world: IconWorld,
  wallet: IconWallet,
  tax: IconReceiptTax,
  book: IconBook2,
  people: IconUsersPlus,
  steeringWheel: IconSteeringWheel,
} as const satisfies Record<Errand['icon'], TablerIcon>;
