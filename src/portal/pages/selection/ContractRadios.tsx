import type { Contract } from '../../../domain/contractsOf.ts';
import { ChoiceList } from '../../../wizard/inputs/choice/ChoiceList.tsx';
import { RadioCard } from '../../../wizard/inputs/choice/RadioCard.tsx';
import { VehicleIcon } from '../../shell/VehicleIcon.tsx';
import classes from './ContractRadios.module.css';

interface ContractRadiosProps {
  readonly title: string;
  readonly contracts: readonly Contract[];
  readonly chosen: string | null;
  readonly isMissing: boolean;
  readonly onChoose: (policyNumber: string) => void;
}

/** Contracts of one kind of account as one list; the heading itself cannot be chosen (SEL-004). */
export function ContractRadios({ title, contracts, chosen, isMissing, onChoose }: ContractRadiosProps) {
  return (
    <fieldset className={classes.group} aria-describedby={isMissing ? 'selection-error' : undefined}>
      <legend>
        <h2 className={classes.title}>{title}</h2>
      </legend>
      <ChoiceList invalid={isMissing}>
        {contracts.map(({ policy, label }) => {
          const [risk] = policy.risks;
          return (
            <RadioCard
              key={policy.policyNumber}
              id={policy.policyNumber}
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
      </ChoiceList>
    </fieldset>
  );
}
