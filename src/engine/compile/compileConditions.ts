import type { DescribedCondition } from '../definition/Expression.ts';
import type { FormSource } from '../definition/FormSource.ts';
import type { CompiledCondition } from '../definition/CompiledRule.ts';
import { describeCondition } from '../expressions/describeCondition.ts';
import { expandExpression } from '../expressions/expandExpression.ts';
import type { ExpandedExpression, ExpressionPart } from '../expressions/ExpressionPart.ts';
import { collectReadsOfParts, type Reads } from '../expressions/collectReads.ts';
import { mistake } from '../messages/messages.ts';
import { pointerTo, type Report } from './report.ts';
import type { ReadsExpander } from './names/createReadsExpander.ts';
import type { ValueExpander } from './names/createValueExpander.ts';

export interface Conditions {
  readonly all: ReadonlyMap<string, CompiledCondition>;
  readonly reads: (name: string) => Reads | null;
  /** The names and operations in the expression of a condition. */
  readonly parts: (name: string) => readonly ExpressionPart[];
  /** The place in a file where the expression of a condition is written. */
  readonly place: (name: string) => { readonly file: string; readonly pointer: string };
}

interface Written extends ExpandedExpression {
  readonly described: DescribedCondition;
}

/** Compiles the conditions of the form, which replace shared ones of the same name. Reports cycles and malformed expressions. */
export function compileConditions(
  source: FormSource,
  write: ValueExpander,
  sources: ReadsExpander,
  report: Report,
): Conditions {
  const own = source.rules.conditions ?? {};
  const definitions = new Map<string, Written>(
    [...Object.entries(source.shared.conditions), ...Object.entries(own)].map(([name, definition]) => {
      const described = describeCondition(definition);
      return [name, { described, ...expandExpression(write(described.if, 'condition'), 'condition') }];
    }),
  );
  const place = (name: string) => {
    const definition = Object.hasOwn(own, name) ? own[name] : source.shared.conditions[name];
    const isAlone = definition !== undefined && describeCondition(definition) !== definition;
    return {
      file: Object.hasOwn(own, name)
        ? `rules/${source.wizard.id}.json`
        : (source.shared.conditionFiles[name] ?? 'rules/_shared'),
      pointer: pointerTo('conditions', name) + (isAlone ? '' : '/if'),
    };
  };
  const sound = new Set<string>();
  for (const [name, { parts }] of definitions) {
    const mistakes = parts.filter((part) => part.kind === 'mistake');
    for (const { pointer, says } of mistakes)
      report({ file: place(name).file, pointer: place(name).pointer + pointer, ...says });
    if (mistakes.length === 0) sound.add(name);
  }
  const reads = createConditionReads(definitions, sound, sources, (name, way) =>
    report({
      file: place(name).file,
      pointer: pointerTo('conditions', name),
      ...mistake('cyclic-condition', { name, way: way.join(' → ') }),
    }),
  );
  const all = new Map<string, CompiledCondition>();
  for (const [name, { described, expression }] of definitions) {
    const found = reads(name);
    if (found)
      all.set(name, { name, ...place(name), says: described.says ?? null, rule: expression, ...found });
  }
  return { all, reads, place, parts: (name) => definitions.get(name)?.parts ?? [] };
}

/**
 * Creates the function that returns the reads of a condition, including those through other conditions. A condition that refers to itself
 * is reported once, and it does not count as sound.
 */
function createConditionReads(
  definitions: ReadonlyMap<string, Written>,
  sound: Set<string>,
  sources: ReadsExpander,
  reportCycle: (name: string, way: readonly string[]) => void,
): Conditions['reads'] {
  const memory = new Map<string, Reads>();
  const open: string[] = [];
  return function reads(name: string): Reads | null {
    const known = memory.get(name);
    if (known) return known;
    const definition = definitions.get(name);
    if (!definition || !sound.has(name)) return null;
    if (open.includes(name)) {
      reportCycle(name, [...open, name]);
      sound.delete(name);
      return null;
    }
    open.push(name);
    const found = sources(collectReadsOfParts(definition.parts, reads), reads);
    open.pop();
    memory.set(name, found);
    return found;
  };
}
