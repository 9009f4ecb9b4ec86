import { asRecord } from '../../../plain/isRecord.ts';
import type { BlockState, FieldKey } from '../../../engine/index.ts';
import type { PlaceAddress } from '../../ports/WizardPorts.ts';

interface FilledSibling {
  readonly from: keyof PlaceAddress;
  readonly key: FieldKey;
}

const partsOfAddress: readonly (keyof PlaceAddress)[] = ['street', 'postalCode', 'city', 'country'];

/** Questions beside an address look-up that it fills: `"fills": { "street": "street", "city": "town" }`. */
export function listFilledSiblings({ block, key }: BlockState): readonly FilledSibling[] {
  const fills = asRecord(block.control.params['fills']);
  return partsOfAddress.flatMap((from) => {
    const part = fills[from];
    return typeof part === 'string' ? [{ from, key: key.slice(0, key.lastIndexOf('.') + 1) + part }] : [];
  });
}
