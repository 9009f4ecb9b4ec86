import type { Policy } from '../../../protocol/index.ts';

/** What is shown of a dealer; every missing value as `throwMissingValidator` (CLI-006). */
export function dealerFacts(
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
