import { IconChevronDown } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import type { ContractGroups } from './groupContracts.ts';
import { ContractRows } from './ContractRows.tsx';
import classes from './FurtherContracts.module.css';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

interface FurtherContractsProps {
  readonly groups: Pick<ContractGroups, 'others' | 'partner' | 'ended'>;
  readonly isOpen?: boolean;
}

/**
 * Rarely used contracts below a line that opens them: contracts that belong to a vehicle, those of related accounts, and those that ended.
 * The page does not wait for them while they are folded.
 */
export function FurtherContracts({ groups, isOpen = false }: FurtherContractsProps) {
  const { t } = useTexts();
  const isDrawn = useDeferredValue(true, isOpen);
  const { others, partner, ended } = groups;
  const further = others.length + partner.length;
  const count = further + ended.length;
  if (count === 0) return null;
  return (
    <details className={classes.further} open={isOpen}>
      <summary>
        <span>
          {t(further === 0 ? 'dashboard:contracts.ended' : 'dashboard:contracts.further', { count })}
        </span>
        <IconChevronDown size={22} stroke={1.75} aria-hidden />
      </summary>
      {isDrawn && (
        <>
          <ContractRows contracts={others} />
          {partner.length > 0 && <h3>{t('dashboard:contracts.partner')}</h3>}
          <ContractRows contracts={partner} />
          {further > 0 && ended.length > 0 && (
            <h3>{t('dashboard:contracts.ended', { count: ended.length })}</h3>
          )}
          <ContractRows contracts={ended} />
        </>
      )}
    </details>
  );
}
