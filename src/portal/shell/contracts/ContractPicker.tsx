import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import box from '../../../ui/style/TextBox.module.css';
import { keepPlateWhole } from '../../../domain/names/keepPlateWhole.ts';
import type { Contract } from '../../../domain/listContracts.ts';
import { useContracts } from '../../session/hooks/useContracts.ts';
import classes from './ContractPicker.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface ContractPickerProps {
  readonly label: string;
  /** An entry for no contract; null where one is always chosen. */
  readonly none: string | null;
  /** Policy number; empty for none. */
  readonly value: string;
  readonly onChange: (policyNumber: string) => void;
}

/** A list of the account's contracts. Groups of accounts are headings of the list, not entries (SEL-004). */
export function ContractPicker({ label, none, value, onChange }: ContractPickerProps) {
  const { t } = useTexts();
  const contracts = useContracts();
  const id = useId();
  const listOptions = (isPartner: boolean) =>
    contracts.filter(({ kinds }) => kinds.has('partner') === isPartner);
  const filled = [
    { group: t('selection:group.main'), items: listOptions(false) },
    { group: t('selection:group.partner'), items: listOptions(true) },
  ].filter(({ items }) => items.length > 0);

  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={box['list']}>
        <select
          id={id}
          className={box['box']}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {none !== null && <option value="">{none}</option>}
          {filled.map(({ group, items }) => (
            <optgroup key={group} label={group}>
              {items.map((contract) => (
                <option key={contract.policy.policyNumber} value={contract.policy.policyNumber}>
                  {nameOption(contract)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
      </div>
    </div>
  );
}

/** Returns the name of a contract (SEL-005). A long one takes two lines, but not in the middle of the plate. */
function nameOption({ policy, label }: Contract): string {
  const plate = policy.risks[0]?.licensePlate ?? '';
  return plate === '' ? label : label.replace(plate, keepPlateWhole(plate));
}
