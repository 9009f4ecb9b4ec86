import type { Policy } from '../protocol/index.ts';

/**
 * Finds the no-claims class of a contract without its short form ("12", "1/2", "M"): the class of the first cover with a class. Returns
 * null where no cover has one.
 */
export function findNoClaimsClass({ risks: [risk] }: Policy): string | null {
  const level = risk?.guarantees.find(({ noClaimsLvl }) => Boolean(noClaimsLvl))?.noClaimsLvl;
  return level?.replace(/^SF\s*/, '') ?? null;
}
