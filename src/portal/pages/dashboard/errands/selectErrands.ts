import type { Contract } from '../../../../domain/listContracts.ts';
import { findExcludingFlag } from '../../../../domain/splitContractsForChooser.ts';
import type { Errand, ErrandGroup, Errands, FirstErrand } from '../../../../domain/Errands.ts';
import { exclusions } from '../../../pageTable/exclusions.ts';
import { findPage } from '../../../pageTable/pages.ts';

/** The errands that the start page offers an account. */
export interface AccountErrands {
  /** Null when the errand suits none of the contracts. */
  readonly first: FirstErrand | null;
  /** The frequent errands of the configuration, in its order. */
  readonly frequent: readonly Errand[];
  /** All other errands by group; empty groups are left out. */
  readonly groups: readonly ErrandGroup[];
}

/**
 * Selects the errands of an account. `functions` are the types of the frequently used functions; a type without an errand is ignored
 * (DASH-004).
 */
export function selectErrands(
  { first, groups }: Errands,
  contracts: readonly Contract[],
  functions: readonly string[],
): AccountErrands {
  const possible = (errand: FirstErrand): boolean =>
    errand.chooser === undefined || contracts.some((contract) => isOffered(errand.to, contract));
  const errands = groups.flatMap((group) => group.errands).filter(possible);
  const frequent = [...new Set(functions)].flatMap(
    (type) => errands.find((errand) => errand.function === type) ?? [],
  );
  return {
    first: possible(first) ? first : null,
    frequent,
    groups: groups
      .map((group) => ({
        ...group,
        errands: group.errands.filter((errand) => errands.includes(errand) && !frequent.includes(errand)),
      }))
      .filter((group) => group.errands.length > 0),
  };
}

/** Returns true when the chooser offers a contract on the way to a page. */
export function isOffered(target: string, contract: Contract): boolean {
  const flags = findPage(target)?.contract?.exclude ?? [];
  return findExcludingFlag(contract, flags, exclusions) === undefined;
}
