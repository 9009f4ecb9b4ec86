import { holds, walkScope, type CompiledRule, type FieldState, type Walk } from '../../../engine/index.ts';
import { isDeclaredStuck } from '../values/findErrorCodes.ts';

/**
 * Returns true for a question whose options come from a call that brought none, where the form has no word about it: the question needs an
 * answer, or is not asked because the result is missing.
 */
export function lacksOptions(state: FieldState, walk: Walk): boolean {
  const { options } = state.field;
  if (options === null || !('from' in options) || !options.from.startsWith('result.')) return false;
  const isMissing = state.shown
    ? state.required && state.lock === null && state.options?.length === 0
    : isHiddenWithout(options.from, state, walk);
  return isMissing && !isDeclaredStuck(walk);
}

/** Returns true when a mandatory question is hidden by rules about the result only. */
function isHiddenWithout(result: string, { field }: FieldState, walk: Walk): boolean {
  const step = walk.wizard.steps.find(({ id }) => id === field.step);
  if (step === undefined || !walk.applies[step.index] || field.optional === true) return false;
  const hiding = field.show.filter((rule) => !holds(walk, rule));
  const rows = walkScope(walk).read(result);
  return (rows === null || (Array.isArray(rows) && rows.length === 0)) && hiding.length > 0
    ? hiding.every((rule) => readsResult(rule, result))
    : false;
}

function readsResult({ reads }: CompiledRule, result: string): boolean {
  return reads.some((path) => path === result || path.startsWith(`${result}.`));
}
