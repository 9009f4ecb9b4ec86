import type { OpenRequirement } from '../validate/OpenRequirement.ts';

/** Returns the id of a requirement, equal across walks: the control's key, or step and code for the step as a whole. @public */
export function getRequirementId({ key, step, error }: OpenRequirement): string {
  return key ?? `${step}!${error.code}`;
}

/** Returns the step of a requirement id or a field key. */
export function parseStepId(id: string): string {
  return /^[^.![]+/.exec(id)?.[0] ?? id;
}
