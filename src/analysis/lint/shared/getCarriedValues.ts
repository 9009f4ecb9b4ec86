import type { Expression } from '../../../engine/index.ts';
import type { LintForm } from '../LintSubject.ts';

/** Returns the values that a form carries to its end page, by name. */
export function getCarriedValues({ source }: LintForm): Readonly<Record<string, Expression>> {
  const { done } = source.wizard;
  return 'then' in done ? {} : (done.carry ?? {});
}
