import editing from '../../../rules/_shared/editing.json' with { type: 'json' };

/** Reasons whose code is not made of their name, because other calls use that code. */
const sharedCodes: Readonly<Record<string, string>> = {
  dunning: 'DUNNING_LEVEL',
  remediation: 'CUSTOMER_DEACTIVATED',
};

/**
 * Returns the code by which a reason of `rules/_shared/editing.json` refuses.
 * @public
 * @example getBlockCode('futureChanges') // 'FUTURE_CHANGES'
 */
export function getBlockCode(reason: string): string {
  return sharedCodes[reason] ?? reason.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** The codes of all reasons. */
export const blockCodes: readonly string[] = editing.blocks.rows.map(({ reason }) => getBlockCode(reason));
