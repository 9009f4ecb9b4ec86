import type { Contract } from './listContracts.ts';

/** `rules/_shared/selection.json`: the kinds of contracts that an exclusion hides (SEL-002). */
export type Exclusions = Readonly<Record<string, { readonly hides: readonly string[] }>>;

/** The contracts of a chooser, and the hidden contracts with the flag that hides each. */
export interface ContractChoice {
  readonly main: readonly Contract[];
  readonly partner: readonly Contract[];
  readonly excluded: readonly { readonly contract: Contract; readonly flag: string }[];
}

/** Sorts contracts for a chooser under exclusion flags (SEL-003, SEL-004). */
export function splitContractsForChooser(
  contracts: readonly Contract[],
  flags: readonly string[],
  exclusions: Exclusions,
): ContractChoice {
  const sorted = contracts.map((contract) => ({
    contract,
    flag: findExcludingFlag(contract, flags, exclusions),
  }));
  const offered = sorted.filter(({ flag }) => flag === undefined).map(({ contract }) => contract);

  return {
    main: offered.filter(({ kinds }) => !kinds.has('partner')),
    partner: offered.filter(({ kinds }) => kinds.has('partner')),
    excluded: sorted.flatMap(({ contract, flag }) => (flag === undefined ? [] : [{ contract, flag }])),
  };
}

/** Finds the first of the flags that excludes a contract; `unclear` when one of them may exclude it, which could not be read. */
export function findExcludingFlag(
  contract: Contract,
  flags: readonly string[],
  exclusions: Exclusions,
): string | undefined {
  const findFlag = (kinds: ReadonlySet<string>) =>
    flags.find((flag) => exclusions[flag]?.hides.some((kind) => kinds.has(kind)));
  return findFlag(contract.kinds) ?? (findFlag(contract.unclear) === undefined ? undefined : 'unclear');
}
