import { nameVehicle } from '../../../domain/names/nameVehicle.ts';
import type { Policy } from '../../../protocol/index.ts';
import type { Texts } from '../../texts/createTexts.ts';

/** Returns the rows that identify a contract on a paper. */
export function listContractRows(
  policy: Policy,
  texts: Texts,
): readonly { readonly label: string; readonly value: string }[] {
  const [risk] = policy.risks;
  return [
    { label: texts('policyNumber'), value: policy.policyNumber },
    { label: texts('vehicle'), value: nameVehicle(policy) },
    { label: texts('licensePlate'), value: risk?.licensePlate ?? '' },
  ].filter(({ value }) => value !== '');
}
