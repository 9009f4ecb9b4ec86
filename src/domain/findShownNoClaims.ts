import type { Guarantee } from '../protocol/index.ts';

/** No-claims class and share of the full premium in per cent; null where a cover has none. */
export interface ShownNoClaims {
  readonly level: string | null;
  readonly percent: number | null;
}

/**
 * Returns the no-claims class and percentage of a cover that pages, forms, papers and premiums use (COV-007): what the previous insurer
 * confirmed (VWB) takes precedence over what the customer stated.
 */
export function findShownNoClaims(guarantee: Guarantee): ShownNoClaims {
  return {
    level: guarantee.noClaimsLvlVWB || guarantee.noClaimsLvl || null,
    percent: guarantee.noClaimsPercentageVWB ?? guarantee.noClaimsPercentage ?? null,
  };
}
