import type { Policies, Policy } from '../protocol/index.ts';
import type { ContractKind } from './ContractKinds.ts';
import { contractKindsOf, type KindContext } from './contractKindsOf.ts';

/** `rules/_shared/selection.json`: which contracts a flag hides, and which flags a target carries (SEL-007 to SEL-019). */
export interface SelectionTable {
  readonly flags: Readonly<Record<string, { readonly hides: readonly string[] }>>;
  readonly targets: Readonly<Record<string, readonly string[]>>;
}

export interface SelectableGroup {
  readonly of: 'mainAccount' | 'partnerAccount';
  /** Key of the partner's account, null for the main account. */
  readonly accountKey: string | null;
  readonly policies: readonly SelectablePolicy[];
}

export interface SelectablePolicy {
  readonly policy: Policy;
  readonly kinds: ReadonlySet<ContractKind>;
}

/** The contracts a chooser offers under its exclusion flags, main account first; groups without contracts are left out (SEL-003, SEL-004). */
export function selectablePolicies(
  answer: Policies,
  flags: readonly string[],
  table: SelectionTable,
  context: Omit<KindContext, 'fromRelatedAccount'>,
): readonly SelectableGroup[] {
  const hidden = new Set(flags.flatMap((flag) => table.flags[flag]?.hides ?? []));
  const offered = (policies: readonly Policy[], fromRelatedAccount: boolean) =>
    policies
      .map((policy) => ({ policy, kinds: contractKindsOf(policy, { ...context, fromRelatedAccount }) }))
      .filter(({ kinds }) => ![...kinds].some((kind) => hidden.has(kind)));

  const groups: readonly SelectableGroup[] = [
    { of: 'mainAccount', accountKey: null, policies: offered(answer.policies, false) },
    ...Object.entries(answer.relationPolicies ?? {}).map(
      ([accountKey, policies]) =>
        ({ of: 'partnerAccount', accountKey, policies: offered(policies, true) }) satisfies SelectableGroup,
    ),
  ];
  return groups.filter(({ policies }) => policies.length > 0);
}
