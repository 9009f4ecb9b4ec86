import type { Contract } from '../../../domain/listContracts.ts';
import { nameContract } from '../../../domain/names/nameContract.ts';
import { Plate } from '../../../ui/boxes/Plate.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import classes from './ContractName.module.css';

/**
 * A contract as people know it: plate and model large, the policy number small. A screen reader hears the label of the contract (SEL-005)
 * in place of plate and number.
 */
export function ContractName({ contract }: { readonly contract: Contract }) {
  const { t } = useTexts();
  const { policy, kinds, label } = contract;
  const { name } = nameContract(contract);
  const [risk] = policy.risks;
  return (
    <>
      <span className="visuallyHidden" translate="no">
        {label}
      </span>{' '}
      {risk?.licensePlate && (
        <span className={classes.plate} aria-hidden="true">
          <Plate plate={risk.licensePlate} />
        </span>
      )}
      <span className={classes.name} translate="no">
        {name}
      </span>{' '}
      <span className={classes.number} aria-hidden="true">
        <span translate="no">{policy.policyNumber}</span>
        {kinds.has('terminated') && <span>{` · ${t('selection:ended')}`}</span>}
      </span>
    </>
  );
}
