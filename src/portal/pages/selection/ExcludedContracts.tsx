import { IconChevronDown } from '@tabler/icons-react';
import type { ContractChoice } from '../../../domain/splitContractsForChooser.ts';
import classes from './ExcludedContracts.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface ExcludedContractsProps extends Pick<ContractChoice, 'excluded'> {
  readonly isOpen: boolean;
}

/** Contracts that the service excludes, folded, each with the reason, so that customers do not search for them. */
export function ExcludedContracts({ excluded, isOpen }: ExcludedContractsProps) {
  const { t } = useTexts();
  if (excluded.length === 0) return null;

  return (
    <details className={classes.excluded} open={isOpen}>
      <summary>
        <span>
          <span className={classes.title}>{t('selection:excluded.title')}</span>{' '}
          <span className={classes.count}>{t('selection:excluded.count', { count: excluded.length })}</span>
        </span>
        <IconChevronDown size={22} stroke={1.75} aria-hidden />
      </summary>
      <ul>
        {excluded.map(({ contract, flag }) => (
          <li key={contract.policy.policyNumber}>
            <span className={classes.label}>{contract.label}</span>
            <span className={classes.reason}>{t(`selection:excluded.${flag}`)}</span>
          </li>
        ))}
      </ul>
      <p>{t('selection:excluded.help')}</p>
    </details>
  );
}
