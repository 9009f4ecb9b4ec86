import { type ReactNode, useId } from 'react';
import type { ContractChoice } from '../../../domain/splitContractsForChooser.ts';
import { ErrorLine } from '../../../ui/messages/ErrorLine.tsx';
import { QuestionGroup } from '../../../ui/choices/QuestionGroup.tsx';
import { ChoiceList } from '../../../ui/choices/ChoiceList.tsx';
import { RadioCard } from '../../../ui/choices/RadioCard.tsx';
import { ContractPicture } from '../../shell/contracts/ContractPicture.tsx';
import { nameContract } from '../../../domain/names/nameContract.ts';
import small from '../../shell/contracts/SmallPicture.module.css';
import classes from './ContractQuestion.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Name of the question and of the target of links to it. */
export const contractQuestion = 'policyNumber';

interface ContractQuestionProps extends Pick<ContractChoice, 'main' | 'partner'> {
  readonly title: string;
  readonly chosen: string | null;
  /** The error of the question; null when there is none. */
  readonly error: string | null;
  readonly onChoose: (policyNumber: string) => void;
  /** The text for a search without results. */
  readonly children: ReactNode;
}

/** One question about all contracts; the heading on the page asks it. */
export function ContractQuestion(props: ContractQuestionProps) {
  const { t } = useTexts();
  const { title, main, partner, error, children } = props;
  const errorId = `${contractQuestion}-error`;
  return (
    <div className={classes.question} data-field={contractQuestion}>
      <QuestionGroup
        legend={<span className="visuallyHidden">{title}</span>}
        describedBy={error === null ? undefined : errorId}
      >
        {error !== null && <ErrorLine id={errorId}>{error}</ErrorLine>}
        <div className={classes.groups}>
          {children}
          <ContractGroup {...props} title={t('selection:group.main')} contracts={main} />
          <ContractGroup {...props} title={t('selection:group.partner')} contracts={partner} />
        </div>
      </QuestionGroup>
    </div>
  );
}

interface ContractGroupProps extends Pick<ContractQuestionProps, 'title' | 'chosen' | 'error' | 'onChoose'> {
  readonly contracts: ContractChoice['main'];
}

/** Contracts of one kind of account; the heading itself cannot be chosen (SEL-004). */
function ContractGroup({ title, contracts, chosen, error, onChoose }: ContractGroupProps) {
  const id = useId();
  const { t } = useTexts();
  if (contracts.length === 0) return null;
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ChoiceList invalid={error !== null}>
        {contracts.map((contract) => {
          const { policy, label } = contract;
          const { name, vehicle } = nameContract(contract);
          return (
            <RadioCard
              key={policy.policyNumber}
              id={policy.policyNumber}
              name={contractQuestion}
              value={policy.policyNumber}
              label={label}
              text={vehicle === null ? name : `${name} ${t('shell:contract.ofVehicle', { vehicle })}`}
              icon={<ContractPicture contract={contract} className={small.picture} />}
              checked={chosen === policy.policyNumber}
              onChoose={() => onChoose(policy.policyNumber)}
            />
          );
        })}
      </ChoiceList>
    </fieldset>
  );
}
