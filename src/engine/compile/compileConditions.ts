import type { FormSource } from '../definition/FormDefinition.ts';
import type { ConditionDefinition } from '../definition/Rule.ts';
import type { CompiledCondition } from '../definition/Wizard.ts';
import { readsOfRule, type Reads } from '../rules/readsOfRule.ts';
import { ruleProblems } from '../rules/ruleProblems.ts';
import { pointerTo, type Report } from './report.ts';

export interface Conditions {
  readonly all: ReadonlyMap<string, CompiledCondition>;
  readonly reads: (name: string) => Reads | null;
  /** Where a condition is written. */
  readonly place: (name: string) => { readonly file: string; readonly pointer: string };
}

/** Conditions of the form before shared ones of the same name. Cycles and malformed rules are reported. */
export function compileConditions(source: FormSource, report: Report): Conditions {
  const rulesFile = `rules/${source.wizard.id}.json`;
  const own = source.rules.conditions ?? {};
  const definitions = new Map<string, ConditionDefinition>([
    ...Object.entries(source.shared.conditions),
    ...Object.entries(own),
  ]);
  const place = (name: string) => ({
    file: Object.hasOwn(own, name) ? rulesFile : (source.shared.conditionFiles[name] ?? 'rules/_shared'),
    pointer: pointerTo('conditions', name),
  });
  const sound = new Set<string>();
  for (const [name, definition] of definitions) {
    const problems = ruleProblems(definition.if);
    for (const problem of problems)
      report({ ...place(name), ...problem, pointer: `${place(name).pointer}/if${problem.pointer}` });
    if (problems.length === 0) sound.add(name);
  }

  const memory = new Map<string, Reads>();
  const open: string[] = [];
  const reads = (name: string): Reads | null => {
    const known = memory.get(name);
    if (known) return known;
    const definition = definitions.get(name);
    if (!definition || !sound.has(name)) return null;
    if (open.includes(name)) {
      report({
        ...place(name),
        code: 'cyclic-condition',
        message: `"${name}" refers to itself: ${[...open, name].join(' -> ')}`,
      });
      sound.delete(name);
      return null;
    }
    open.push(name);
    const found = readsOfRule(definition.if, reads);
    open.pop();
    memory.set(name, found);
    return found;
  };

  const all = new Map<string, CompiledCondition>();
  for (const [name, definition] of definitions) {
    const found = reads(name);
    if (found)
      all.set(name, { name, file: place(name).file, says: definition.says, rule: definition.if, ...found });
  }
  return { all, reads, place };
}
