import { useDeferredValue } from 'react';
import type { Contract } from '../../../../domain/listContracts.ts';
import { ContractRows } from './ContractRows.tsx';
import classes from './FoldedContracts.module.css';

interface FoldedContractsProps {
  /** Says how many there are. */
  readonly title: string;
  readonly contracts: readonly Contract[];
  readonly isOpen?: boolean;
}

/** Contracts that few look for, below a line that opens them. While they are out of sight the page does not wait for them. */
export function FoldedContracts({ title, contracts, isOpen = false }: FoldedContractsProps) {
  const isDrawn = useDeferredValue(true, isOpen);
  if (contracts.length === 0) return null;
  return (
    <details className={classes.folded} open={isOpen}>
      <summary>{title}</summary>
      {isDrawn && <ContractRows contracts={contracts} />}
    </details>
  );
}
