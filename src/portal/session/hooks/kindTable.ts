import type { ContractKinds } from '../../../domain/contractKinds/ContractKinds.ts';

const files = import.meta.glob<ContractKinds>('../../../../rules/_shared/contract-kinds.json', {
  eager: true,
  import: 'default',
});

/** The signs of each kind of contract. Lint has checked the file: a mistake in it stops the build. */
export const kindTable = getKindsFile(Object.values(files));

function getKindsFile([file]: readonly ContractKinds[]): ContractKinds {
  if (file === undefined) throw new Error('There are no signs of contracts');
  return file;
}
