import type { Functionality } from '../../protocol/index.ts';

/** The members in which services write the label of a function, in the order in which they are tried (SHELL-023). */
const labelMembers = ['name', 'value'] as const;

/** Reads the label of a frequently used function; null when it has none. */
export function readFunctionLabel(functionality: Functionality): string | null {
  const labels = labelMembers.map((member) => functionality[member]?.trim() ?? '');
  return labels.find((label) => label !== '') ?? null;
}
