import type { BlockState, FieldKey } from '../../../engine/index.ts';
import type { PlaceAddress } from '../../ports/WizardPorts.ts';

interface FilledSibling {
  readonly from: keyof PlaceAddress;
  readonly key: FieldKey;
}

const partsOfAddress: readonly (keyof PlaceAddress)[] = ['street', 'postalCode', 'city', 'country'];

/** Questions beside an address look-up that it fills: `"fills": { "street": "street", "city": "town" }`. */
export function filledSiblings({ block, key }: BlockState): readonly FilledSibling[] {
  const fills: unknown = block.control.params['fills'];
  if (typeof fills !== 'object' || fills === null) return [];
  const names = new Map<string, unknown>(Object.entries(fills));
  return partsOfAddress.flatMap((from) => {
    const part = names.get(from);
    return typeof part === 'string' ? [{ from, key: key.slice(0, key.lastIndexOf('.') + 1) + part }] : [];
  });
}
