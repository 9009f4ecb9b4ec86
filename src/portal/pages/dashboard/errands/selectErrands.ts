import { readSafeLink } from '../../../../content/index.ts';
import type { FrequentFunction } from '../../../../domain/functions/listFrequentFunctions.ts';
import type { ContractKind } from '../../../../domain/contractKinds/ContractKinds.ts';
import type { Contract } from '../../../../domain/listContracts.ts';
import { findExcludingFlag } from '../../../../domain/splitContractsForChooser.ts';
import type { Errand, ErrandGroup, Errands, FirstErrand } from '../../../../domain/Errands.ts';
import { exclusions } from '../../../pageTable/exclusions.ts';
import { findPage } from '../../../pageTable/pages.ts';

/** Errands in sight; the others are folded. A configuration that names more frequent functions gets all of them (DASH-004). */
const shownFirst = 4;

/** The errands that the start page offers an account. */
export interface AccountErrands {
  /** Null when the errand suits none of the contracts. */
  readonly first: FirstErrand | null;
  /** The label of the first errand in the configuration; null when it has none. */
  readonly firstLabel: string | null;
  /** The frequent functions of the configuration in its order, then the errands that the customer is likely to have, then the others. */
  readonly shown: readonly Shortcut[];
  /** All other errands by group; empty groups are left out. */
  readonly groups: readonly ErrandGroup[];
}

/** A frequent function: an errand with its label in the configuration, or a label and the target that comes with it. */
export type Shortcut =
  | { readonly kind: 'errand'; readonly errand: Errand; readonly label: string | null }
  | { readonly kind: 'target'; readonly target: string; readonly label: string };

/** The facts about a customer by which errands are selected. */
interface Customer {
  readonly contracts: readonly Contract[];
  /** The frequently used functions of the configuration. */
  readonly functions: readonly FrequentFunction[];
  /** `yyyy-mm-dd` */
  readonly today: string;
}

/** Selects the errands of an account. */
export function selectErrands(table: Errands, { contracts, functions, today }: Customer): AccountErrands {
  const { first, groups } = table;
  const possible = (errand: FirstErrand): boolean =>
    errand.chooser === undefined || contracts.some((contract) => isOffered(errand.to, contract));
  const errands = groups.flatMap((group) => group.errands).filter(possible);
  const { firstLabel, frequent } = selectFrequent(table, errands, { contracts, functions });
  const isFrequent = (errand: Errand) =>
    frequent.some((shortcut) => shortcut.kind === 'errand' && shortcut.errand === errand);
  const likely = errands.filter((errand) => isLikely(errand, contracts, today));
  const others = [...new Set([...likely, ...errands])].filter((errand) => !isFrequent(errand));
  const near = others.slice(0, Math.max(0, shownFirst - frequent.length));
  const isShown = (errand: Errand) => isFrequent(errand) || near.includes(errand);
  return {
    first: possible(first) ? first : null,
    firstLabel,
    shown: [...frequent, ...near.map(toShortcut)],
    groups: groups
      .map((group) => ({
        ...group,
        errands: group.errands.filter((errand) => errands.includes(errand) && !isShown(errand)),
      }))
      .filter((group) => group.errands.length > 0),
  };
}

/** Returns the shortcut of an errand with its own name. */
export function toShortcut(errand: Errand): Shortcut {
  return { kind: 'errand', errand, label: null };
}

/**
 * Selects the frequent functions of the configuration. A function is an errand by its type or by its target; any other needs a label and a
 * target that can be opened, or is ignored (DASH-004).
 */
function selectFrequent(
  { first, groups }: Errands,
  errands: readonly Errand[],
  { contracts, functions }: Pick<Customer, 'contracts' | 'functions'>,
): { readonly firstLabel: string | null; readonly frequent: readonly Shortcut[] } {
  const known = [first, ...groups.flatMap((group) => group.errands)];
  const frequent = new Map<unknown, Shortcut>();
  let firstLabel: string | null = null;
  for (const { type, label, target } of functions) {
    const errand = known.find((one) => one.function === type) ?? known.find((one) => isTarget(one, target));
    if (errand === first) firstLabel ??= label;
    const shortcut = errands.find((one) => one === errand);
    if (shortcut !== undefined && !frequent.has(shortcut))
      frequent.set(shortcut, { kind: 'errand', errand: shortcut, label });
    const address = errand === undefined ? findTarget(target, contracts) : null;
    if (address !== null && label !== null && !frequent.has(address))
      frequent.set(address, { kind: 'target', target: address, label });
  }
  return { firstLabel, frequent: [...frequent.values()] };
}

/** An errand with a reason is one of several on the same page. */
function isTarget(errand: FirstErrand | Errand, target: string | null): boolean {
  return errand.to === target && !('reason' in errand);
}

/** Returns the address of a page of the portal that the account can use, or of another host; null for any other target. */
function findTarget(target: string | null, contracts: readonly Contract[]): string | null {
  const address = readSafeLink(target);
  if (address?.startsWith('https:') === true) return address;
  const page = address === null ? undefined : findPage(address.replace(/[?#].*$/s, ''));
  if (page === undefined || address === null) return null;
  const isOpen = page.contract === null || contracts.some((contract) => isOffered(address, contract));
  return isOpen ? address : null;
}

/** Returns true when the chooser offers a contract on the way to a page. */
function isOffered(target: string, contract: Contract): boolean {
  const flags = findPage(target)?.contract?.exclude ?? [];
  return findExcludingFlag(contract, flags, exclusions) === undefined;
}

function isLikely({ likely, to }: Errand, contracts: readonly Contract[], today: string): boolean {
  const kinds: readonly ContractKind[] = likely?.kinds ?? [];
  return (
    likely?.months?.includes(Number(today.slice(5, 7))) === true ||
    contracts.some((contract) => kinds.some((kind) => contract.kinds.has(kind)) && isOffered(to, contract))
  );
}
