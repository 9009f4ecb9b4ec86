import type { Contract } from '../../../domain/contractsOf.ts';
import { RadioCard } from '../../shell/RadioCard.tsx';
import { VehicleIcon } from '../../shell/VehicleIcon.tsx';
import classes from './ContractRadios.module.css';

interface ContractRadiosProps {
  readonly title: string;
  readonly contracts: readonly Contract[];
  readonly chosen: string | null;
  readonly isMissing: boolean;
  readonly onChoose: (policyNumber: string) => void;
}

/** Contracts of one kind of account as radio cards; the heading itself cannot be chosen (SEL-004). */
export function ContractRadios({ title, contracts, chosen, isMissing, onChoose }: ContractRadiosProps) {
  return (
    <fieldset className={classes.group} aria-describedby={isMissing ? 'selection-error' : undefined}>
      <legend>
        <h2 className={classes.title}>{title}</h2>
      </legend>
      {contracts.map(({ policy, label }) => {
        const [risk] = policy.risks;
        return (
          <RadioCard
            key={policy.policyNumber}
            name="policy"
            value={policy.policyNumber}
            label={label}
            text={[risk?.manufacturer, risk?.model].filter(Boolean).join(' ')}
            icon={<VehicleIcon hazard={risk?.hazard ?? ''} />}
            checked={chosen === policy.policyNumber}
            onChoose={() => onChoose(policy.policyNumber)}
          />
        );
      })}
    </fieldset>
  );
}
