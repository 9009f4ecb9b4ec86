import { accountFacts } from '../../../domain/facts/accountFacts.ts';
import { contractFacts } from '../../../domain/facts/contractFacts.ts';
import type { Facts } from '../../../domain/facts/Facts.ts';
import { listFlatrateNames } from '../../../domain/functions/listFlatrateNames.ts';
import type { Policy } from '../../../protocol/index.ts';
import type { StoredAccount } from '../../api/OperationCall.ts';
import { contractKinds } from '../contract/contractKinds.ts';

/** Returns the facts of a contract and its account, which the forms derive in the same way. */
export function buildContractFacts(
  selected: { readonly policy: Policy; readonly fromRelatedAccount: boolean },
  { profile, functionalities }: StoredAccount,
  today: string,
): Facts {
  const flatrateNames = listFlatrateNames(functionalities);
  return {
    ...contractFacts({ selected, contracts: [], kinds: contractKinds, flatrateNames, today }),
    ...accountFacts({ account: profile, contracts: [], deletionJob: null }),
    today,
  };
}
