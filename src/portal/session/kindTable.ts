import type { ContractKinds } from '../../domain/ContractKinds.ts';

const files = import.meta.glob<ContractKinds>('../../../rules/_shared/contract-signs.json', {
  eager: true,
  import: 'default',
});

/** The signs that tell contracts apart. Lint has checked the file: one with a mistake stops the build. */
export const kindTable = onlyOf(Object.values(files));

function onlyOf([file]: readonly ContractKinds[]): ContractKinds {
  if (file === undefined) throw new Error('There are no signs of contracts');
  return file;
}
