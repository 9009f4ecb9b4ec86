import type { Rule } from '../../engine/index.ts';
import { writtenConditions } from './checkConditions.ts';
import type { LintSubject } from './LintSubject.ts';
import { oncePer } from './oncePer.ts';
import { pointerTo } from './pointerTo.ts';
import { isList } from './typeOfRule.ts';

/** A rule as somebody wrote it, with its place. */
export interface WrittenRule {
  readonly file: string;
  readonly pointer: string;
  readonly rule: Rule;
  /** Form it belongs to; null for shared ones. */
  readonly form: string | null;
}

/** Rules of conditions and of impossible combinations, of forms that compile. */
export function writtenRules(subject: LintSubject): readonly WrittenRule[] {
  const { forms, repository } = subject;
  const conditions = writtenConditions(subject).flatMap(({ file, name, definition }) => {
    const owner = forms.find(({ id }) => file === `rules/${id}.json`);
    const compiles = owner ? owner.wizard !== null : forms.some(({ wizard }) => wizard?.conditions.has(name));
    const pointer = pointerTo('conditions', name, 'if');
    return compiles ? [{ file, pointer, rule: definition.if, form: owner?.id ?? null }] : [];
  });
  const never = (repository.shared.facts.never ?? []).map((row, position) => ({
    file: 'schemas/_shared/facts.json',
    pointer: pointerTo('never', position, 'if'),
    rule: row.if,
    form: null,
  }));
  return [...conditions, ...never];
}

/** One operator of a rule. */
export interface Operation {
  readonly file: string;
  /** Of the object that holds the operator. */
  readonly pointer: string;
  readonly form: string | null;
  readonly operator: string;
  readonly operands: readonly Rule[];
  /** Pointer of an operand. */
  readonly at: (position: number) => string;
}

/** All operators of all written rules, from the outside in. Many checks ask. */
export const writtenOperations = oncePer((subject: LintSubject): readonly Operation[] =>
  writtenRules(subject).flatMap(operationsIn),
);

function operationsIn(written: WrittenRule): readonly Operation[] {
  const { file, pointer, rule, form } = written;
  if (rule === null || typeof rule !== 'object') return [];
  if (isList(rule)) {
    return rule.flatMap((item, position) =>
      operationsIn({ ...written, rule: item, pointer: `${pointer}/${position}` }),
    );
  }
  return Object.entries(rule).flatMap(([operator, operand]) => {
    const place = pointer + pointerTo(operator);
    const operands = isList(operand) ? operand : [operand];
    const at = (position: number) => (isList(operand) ? `${place}/${position}` : place);
    const inside = operands.flatMap((item, position) =>
      operationsIn({ ...written, rule: item, pointer: at(position) }),
    );
    return [{ file, pointer, form, operator, operands, at }, ...inside];
  });
}
