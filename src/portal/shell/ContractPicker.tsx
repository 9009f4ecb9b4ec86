import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '../../domain/contractsOf.ts';
import { useContracts } from '../session/useContracts.ts';
import classes from './ContractPicker.module.css';

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
  const { t } = useTranslation();
  const contracts = useContracts();
  const optionsOf = (isPartner: boolean) =>
    contracts.filter(({ kinds }) => kinds.has('partner') === isPartner).map(toOption);
  const filled = [
    { group: t('selection:group.main'), items: optionsOf(false) },
    { group: t('selection:group.partner'), items: optionsOf(true) },
  ].filter(({ items }) => items.length > 0);

  return (
    <NativeSelect
      label={label}
      classNames={{ label: classes.label ?? '' }}
      data={[...(none === null ? [] : [{ value: '', label: none }]), ...filled]}
      rightSection={<IconChevronDown size={20} stroke={1.75} />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function toOption({ policy, label }: Contract): { readonly value: string; readonly label: string } {
  return { value: policy.policyNumber, label };
}
