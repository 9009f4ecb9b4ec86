import type { FormSource } from '../../../engine/index.ts';
import { formatPointer } from '../../lint/shared/formatPointer.ts';

/** Parts of a form that are mutated. */
export type MutatedPart = 'wizard' | 'steps' | 'rules' | 'calls' | 'conditions' | 'values' | 'tables';

/** One small change of a definition, as an analyst could make it by mistake. */
export interface Mutant {
  readonly part: MutatedPart;
  /** Keys of the changed value in the part, as written. */
  readonly keys: Keys;
  /** Keys of a place that reports name instead, when it is more precise. */
  readonly near?: Keys;
  /** The new value; absent: the value is removed. */
  readonly to?: unknown;
  /** Stable name of the kind of change, e.g. `condition-negated`. */
  readonly kind: string;
  /** The change in a German phrase. */
  readonly says: string;
}

export type Keys = readonly (string | number)[];

/** Returns the form with the change. */
export function applyMutant(source: FormSource, mutant: Mutant): FormSource {
  const { keys } = mutant;
  const { shared } = source;
  switch (mutant.part) {
    case 'wizard':
      return { ...source, wizard: changeAtKeys(source.wizard, keys, mutant) };
    case 'steps':
      return { ...source, steps: changeAtKeys(source.steps, keys, mutant) };
    case 'rules':
      return { ...source, rules: changeAtKeys(source.rules, keys, mutant) };
    case 'calls':
      return { ...source, calls: changeAtKeys(source.calls, keys, mutant) };
    case 'conditions':
      return { ...source, shared: { ...shared, conditions: changeAtKeys(shared.conditions, keys, mutant) } };
    case 'values':
      return { ...source, shared: { ...shared, values: changeAtKeys(shared.values, keys, mutant) } };
    case 'tables':
      return { ...source, shared: { ...shared, tables: changeAtKeys(shared.tables, keys, mutant) } };
  }
}

/** Returns true when a mutant changes only those parts of the frame that do not depend on answers. */
export function isAroundQuestions({ part, keys: [section, member] }: Mutant): boolean {
  return part === 'wizard' && section !== 'assumes' && !(section === 'done' && member !== 'blocks');
}

/** Returns file and pointer of the changed value. */
export function locateMutation(
  source: FormSource,
  { part, keys: written, near: keys = written }: Mutant,
): { readonly file: string; readonly pointer: string } {
  const { id } = source.wizard;
  switch (part) {
    case 'wizard':
      return { file: `schemas/${id}/wizard.json`, pointer: formatPointer(...keys) };
    case 'steps':
      return { file: `schemas/${id}/form.json`, pointer: formatPointer('properties', ...keys) };
    case 'rules':
      return { file: `rules/${id}.json`, pointer: formatPointer(...keys) };
    case 'calls':
      return { file: `schemas/${id}/calls.json`, pointer: formatPointer(...keys) };
    case 'conditions':
      return {
        file: source.shared.conditionFiles[String(keys[0])] ?? 'rules/_shared',
        pointer: formatPointer('conditions', ...keys),
      };
    case 'values':
      return {
        file: source.shared.valueFiles[String(keys[0])] ?? 'rules/_shared',
        pointer: formatPointer('values', ...keys),
      };
    case 'tables':
      return {
        file: source.shared.tableFiles[String(keys[0])] ?? 'rules/_shared',
        pointer: formatPointer(...keys),
      };
  }
}

/** Copies a value with one inner value replaced or removed; everything else is shared. */
function changeAtKeys<Whole>(whole: Whole, keys: Keys, mutant: Mutant): Whole {
  return changeValue(whole, keys) as Whole;

  function changeValue(value: unknown, [key, ...rest]: Keys): unknown {
    if (key === undefined) return mutant.to;
    const drops = rest.length === 0 && !('to' in mutant);
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value;
      return items.flatMap((item, index) =>
        index !== key ? [item] : drops ? [] : [changeValue(item, rest)],
      );
    }
    if (value === null || typeof value !== 'object') return value;
    const members = new Map<string | number, unknown>(Object.entries(value));
    if (drops) members.delete(key);
    else members.set(key, changeValue(members.get(key), rest));
    return Object.fromEntries(members);
  }
}
