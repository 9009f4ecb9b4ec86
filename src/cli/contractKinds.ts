import type { Repository } from '../definitions/disk.ts';
import type { ContractKinds } from '../domain/ContractKinds.ts';

/** The file of shared rules that says by which signs a contract is of which kind. */
export function contractKinds(repository: Repository): ContractKinds {
  const file = [...repository.files.values()].find(
    ({ path, value }) =>
      path.startsWith('rules/_shared/') && value !== null && typeof value === 'object' && 'kinds' in value,
  );
  return (file?.value ?? { kinds: {} }) as ContractKinds;
}
