import { readSafeLink } from '../../../../content/index.ts';
import type { FrequentFunction } from '../../../../domain/listFrequentFunctions.ts';
import type { Contract } from '../../../../domain/listContracts.ts';
import { findExcludingFlag } from '../../../../domain/splitContractsForChooser.ts';
import type { Errand, ErrandGroup, Errands, FirstErrand } from '../../../../domain/Errands.ts';
import { exclusions } from '../../../pageTable/exclusions.ts';
import { findPage } from '../../../pageTable/pages.ts';

/** The errands that the start page offers an account. */
export interface AccountErrands {
  /** Null when the errand suits none of the contracts. */
  readonly first: FirstErrand | null;
  /** The label of the first errand in the configuration; null when it has none. */
  readonly firstLabel: string | null;
  /** The frequent functions of the configuration, in its order. */
  readonly frequent: readonly Shortcut[];
  /** All other errands by group; empty groups are left out. */
  readonly groups: readonly ErrandGroup[];
}

/** A frequent function: an errand with its label in the configuration, or a label and the target that comes with it. */
export type Shortcut =
  | { readonly kind: 'errand'; readonly errand: Errand; readonly label: string | null }
  | { readonly kind: 'target'; readonly target: string; readonly label: string };

/**
 * Selects the errands of an account. A function is an errand by its type or by its target; any other needs a label and a target that can be
 * opened, or is ignored (DASH-004).
 */
export function selectErrands(
  { first, groups }: Errands,
  contracts: readonly Contract[],
  functions: readonly FrequentFunction[],
): AccountErrands {
  const possible = (errand: FirstErrand): boolean =>
    errand.chooser === undefined || contracts.some((contract) => isOffered(errand.to, contract));
  const errands = groups.flatMap((group) => group.errands);
  const known = [first, ...errands];
  const frequent = new Map<unknown, Shortcut>();
  let firstLabel: string | null = null;
  for (const { type, label, target } of functions) {
    const errand = known.find((one) => one.function === type) ?? known.find((one) => isTarget(one, target));
    if (errand === first) firstLabel ??= label;
    const shortcut = errands.find((one) => one === errand && possible(one));
    if (shortcut !== undefined && !frequent.has(shortcut))
      frequent.set(shortcut, { kind: 'errand', errand: shortcut, label });
    const address = errand === undefined ? findTarget(target, contracts) : null;
    if (address !== null && label !== null && !frequent.has(address))
      frequent.set(address, { kind: 'target', target: address, label });
  }
  return {
    first: possible(first) ? first : null,
    firstLabel,
    frequent: [...frequent.values()],
    groups: groups
      .map((group) => ({
        ...group,
        errands: group.errands.filter((errand) => possible(errand) && !frequent.has(errand)),
      }))
      .filter((group) => group.errands.length > 0),
  };
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
export function isOffered(target: string, contract: Contract): boolean {
  const flags = findPage(target)?.contract?.exclude ?? [];
  return findExcludingFlag(contract, flags, exclusions) === undefined;
}
