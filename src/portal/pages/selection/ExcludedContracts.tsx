import type { ContractChoice } from '../../../domain/splitContractsForChooser.ts';
import rows from '../../../ui/style/RowList.module.css';
import classes from './ExcludedContracts.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Contracts that the service excludes, each with the reason, so that customers do not search for them. */
export function ExcludedContracts({ excluded }: Pick<ContractChoice, 'excluded'>) {
  const { t } = useTexts();
  if (excluded.length === 0) return null;

  return (
    <section className={classes.excluded} aria-labelledby="excluded-contracts">
      <h2 id="excluded-contracts" className={classes.title}>
        {t('selection:excluded.title')}
      </h2>
      <ul className={rows['rows']}>
        {excluded.map(({ contract, flag }) => (
          <li key={contract.policy.policyNumber}>
            <span className={classes.label}>{contract.label}</span>
            <span className={classes.reason}>{t(`selection:excluded.${flag}`)}</span>
          </li>
        ))}
      </ul>
      <p>{t('selection:excluded.help')}</p>
    </section>
  );
}
