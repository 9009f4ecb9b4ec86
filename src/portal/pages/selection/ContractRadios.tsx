import { useId } from 'react';
import type { Contract } from '../../../domain/contractsOf.ts';
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
  const id = useId();

  return (
    <fieldset className={classes.group} aria-describedby={isMissing ? 'selection-error' : undefined}>
      <legend>
        <h2 className={classes.title}>{title}</h2>
      </legend>
      {contracts.map(({ policy, label }) => {
        const [risk] = policy.risks;
        return (
          <label key={policy.policyNumber} className={classes.card}>
            <input
              type="radio"
              name="policy"
              value={policy.policyNumber}
              checked={chosen === policy.policyNumber}
              aria-describedby={`${id}-${policy.policyNumber}`}
              aria-labelledby={`${id}-${policy.policyNumber}-label`}
              onChange={() => onChoose(policy.policyNumber)}
            />
            <VehicleIcon hazard={risk?.hazard ?? ''} />
            <span className={classes.texts}>
              <span id={`${id}-${policy.policyNumber}-label`} className={classes.label}>
                {label}
              </span>
              <span id={`${id}-${policy.policyNumber}`} className={classes.vehicle}>
                {[risk?.manufacturer, risk?.model].filter(Boolean).join(' ')}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
