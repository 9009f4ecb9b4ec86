import type { Policy } from '../protocol/index.ts';

/** The no-claims class of a contract without its short form ("12", "1/2", "M"): that of its first cover that has one. Null where none has. */
export function findNoClaimsClass({ risks: [risk] }: Policy): string | null {
  const level = risk?.guarantees.find(({ noClaimsLvl }) => Boolean(noClaimsLvl))?.noClaimsLvl;
  return level?.replace(/^SF\s*/, '') ?? null;
}
