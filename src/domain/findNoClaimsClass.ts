import type { Policy } from '../protocol/index.ts';
import { findShownNoClaims } from './findShownNoClaims.ts';

/**
 * Finds the no-claims class of a contract without its short form ("12", "1/2", "M"): the class of the first cover with a class. Returns
 * null where no cover has one.
 */
export function findNoClaimsClass({ risks: [risk] }: Policy): string | null {
  const [level = null] = (risk?.guarantees ?? []).flatMap(
    (guarantee) => findShownNoClaims(guarantee).level ?? [],
  );
  return level?.replace(/^SF\s*/, '') ?? null;
}
