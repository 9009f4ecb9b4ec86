import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { Contract } from '../../../domain/listContracts.ts';
import { nameContract } from '../../../domain/names/nameContract.ts';
import type { ContractChoice } from '../../../domain/splitContractsForChooser.ts';
import type { ChooserRequest } from '../../pageTable/chooserRequest.ts';
import { ContractPicture } from '../../shell/contracts/ContractPicture.tsx';
import small from '../../shell/contracts/SmallPicture.module.css';
import rows from '../../../ui/style/RowList.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { ChosenLink } from './ChosenLink.tsx';
import { ContractName } from './ContractName.tsx';
import classes from './ContractChoices.module.css';

interface ContractChoicesProps extends Pick<ContractChoice, 'main' | 'partner'> {
  readonly request: ChooserRequest;
}

/** The contracts of a chooser in rows, by kind of account. */
export function ContractChoices({ main, partner, request }: ContractChoicesProps) {
  const { t } = useTexts();
  return (
    <>
      <ContractGroup title={t('selection:group.main')} contracts={main} request={request} />
      <ContractGroup title={t('selection:group.partner')} contracts={partner} request={request} />
    </>
  );
}

interface ContractGroupProps {
  readonly title: string;
  readonly contracts: readonly Contract[];
  readonly request: ChooserRequest;
}

/** Contracts of one kind of account; the heading itself cannot be chosen (SEL-004). */
function ContractGroup({ title, contracts, request }: ContractGroupProps) {
  const id = useId();
  if (contracts.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={rows['rows']}>
        {contracts.map((contract) => (
          <ContractChoiceRow key={contract.policy.policyNumber} contract={contract} request={request} />
        ))}
      </ul>
    </section>
  );
}

interface ContractChoiceRowProps {
  readonly contract: Contract;
  readonly request: ChooserRequest;
}

/** A row is one link, named by the label of the contract (SEL-005) and its vehicle. */
function ContractChoiceRow({ contract, request }: ContractChoiceRowProps) {
  const { t } = useTexts();
  const { vehicle } = nameContract(contract);
  return (
    <li>
      <ChosenLink contract={contract} request={request} className={classes.row}>
        <ContractPicture contract={contract} className={small['picture']} />
        <span className={classes.words}>
          <ContractName contract={contract} />
          {vehicle !== null && <span>{t('shell:contract.ofVehicle', { vehicle })}</span>}
        </span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </ChosenLink>
    </li>
  );
}
