import type { Policy } from '../../../protocol/index.ts';

/** Returns the facts of a dealer that the card shows; `missing` replaces each missing value (CLI-006). */
export function describeDealer(
  dealer: Policy['dealer'],
  missing: string,
): { readonly name: string; readonly address: string; readonly phone: string; readonly email: string } {
  const place = [dealer?.zip, dealer?.city].filter(Boolean).join(' ');

  return {
    name: dealer?.name || missing,
    address: [dealer?.street, place].filter(Boolean).join(', ') || missing,
    phone: dealer?.phoneNumber || missing,
    email: dealer?.email || missing,
  };
}
