import type { OpenRequirement } from '../validate/OpenRequirement.ts';

/** Names a requirement across walks: the control's key, or step and code where the step as a whole is meant. */
export function getRequirementId({ key, step, error }: OpenRequirement): string {
  return key ?? `${step}!${error.code}`;
}

/** Step a requirement id or a field key belongs to. */
export function parseStepId(id: string): string {
  return /^[^.![]+/.exec(id)?.[0] ?? id;
}
