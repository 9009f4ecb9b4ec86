import editing from '../../../rules/_shared/editing.json' with { type: 'json' };

/** Reasons that other calls refuse by a name of their own. */
const codes: Readonly<Record<string, string>> = {
  dunning: 'DUNNING_LEVEL',
  remediation: 'CUSTOMER_DEACTIVATED',
};

/** The code by which a reason of `rules/_shared/editing.json` refuses: `futureChanges` is `FUTURE_CHANGES`. */
export function getBlockCode(reason: string): string {
  return codes[reason] ?? reason.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** Codes of all reasons. */
export const blockCodes: readonly string[] = editing.blocks.rows.map(({ reason }) => getBlockCode(reason));
