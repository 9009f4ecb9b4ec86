import { useDeferredValue } from 'react';
import type { Contract } from '../../../../domain/listContracts.ts';
import { ContractRows } from './ContractRows.tsx';
import classes from './FoldedContracts.module.css';

interface FoldedContractsProps {
  /** The title, with the number of contracts. */
  readonly title: string;
  readonly contracts: readonly Contract[];
  readonly isOpen?: boolean;
}

/** Rarely used contracts below a line that opens them. The page does not wait for them while they are folded. */
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
