import type { Repository } from '../../definitions/disk.ts';
import type { ContractKinds } from '../../domain/contractKinds/ContractKinds.ts';
import { readContractKinds } from '../../domain/contractKinds/readContractKinds.ts';

/** By which signs a contract is of which kind; null when there is no such file, or one with mistakes. */
export function contractKinds(repository: Repository): ContractKinds | null {
  return readContractKinds(repository.files.get('rules/_shared/contract-kinds.json')?.value);
}
