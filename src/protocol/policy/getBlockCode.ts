import editing from '../../../rules/_shared/editing.json' with { type: 'json' };

/** Reasons for which other calls have a code of their own. */
const codes: Readonly<Record<string, string>> = {
  dunning: 'DUNNING_LEVEL',
  remediation: 'CUSTOMER_DEACTIVATED',
};

/**
 * Returns the code by which a reason of `rules/_shared/editing.json` refuses.
 * @public
 * @example getBlockCode('futureChanges') // 'FUTURE_CHANGES'
 */
export function getBlockCode(reason: string): string {
  return codes[reason] ?? reason.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** The codes of all reasons. */
export const blockCodes: readonly string[] = editing.blocks.rows.map(({ reason }) => getBlockCode(reason));
