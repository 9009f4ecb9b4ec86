import { useTranslation } from 'react-i18next';
import type { Policy } from '../../protocol/index.ts';
import classes from './ContractCard.module.css';
import { VehicleIcon } from './VehicleIcon.tsx';
import { vehicleName } from './vehicleName.ts';

/** The contract beside a form: vehicle, plate, policy number. */
export function ContractCard({ policy }: { readonly policy: Policy }) {
  const { t } = useTranslation();
  const [risk] = policy.risks;
  const facts = [
    { name: t('shell:breadcrumb.licensePlate'), value: risk?.licensePlate ?? '' },
    { name: t('shell:breadcrumb.policyNumber'), value: policy.policyNumber },
  ].filter(({ value }) => value !== '');

  return (
    <div className={classes.card}>
      <div className={classes.vehicle}>
        <VehicleIcon hazard={risk?.hazard ?? ''} />
        <p>{vehicleName(policy)}</p>
      </div>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
