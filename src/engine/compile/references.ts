import type { FormSource } from '../definition/FormDefinition.ts';
import type { ConditionRef, ValueExpression } from '../definition/Rule.ts';
import type { CompiledRule, CompiledValue, Path } from '../definition/Wizard.ts';
import { nearestName } from '../rules/nearestName.ts';
import { readsOfRule } from '../rules/readsOfRule.ts';
import { partsOfValue, readsOfValue, ruleOfRef } from '../rules/valueExpression.ts';
import type { Conditions } from './compileConditions.ts';
import type { Environment, FlatNode } from './FlatNode.ts';
import { nameChecks, type NameChecks, type Place } from './nameChecks.ts';
import { didYouMean, type Report } from './report.ts';

/** Turns what an analyst wrote into compiled rules and values, reporting every name that does not exist or stands below. */
export interface References {
  readonly rule: (ref: ConditionRef, place: Place) => CompiledRule;
  readonly value: (expression: ValueExpression, place: Place) => CompiledValue;
  /** Reports when `path` is no node of the form; returns its index or null. */
  readonly node: (
    path: Path,
    place: { readonly file: string; readonly pointer: string; readonly key?: boolean },
  ) => number | null;
  readonly table: NameChecks['table'];
  /** Conditions of the form itself, whether used or not. */
  readonly checkOwnConditions: () => void;
}

export function references(
  source: FormSource,
  flat: readonly FlatNode[],
  conditions: Conditions,
  environment: Environment,
  report: Report,
): References {
  const checks = nameChecks(source, flat, conditions, report);
  const indexOf = new Map(flat.map((node, index) => [node.path, index]));
  const nodePaths = flat.flatMap((node) => [node.path, ...node.parts.map((part) => part.path)]);
  return {
    rule(ref, at) {
      checks.ref(ref, at, at.pointer);
      const rule = ruleOfRef(ref);
      return { ref, rule, ...readsOfRule(rule, conditions.reads) };
    },
    value(expression, at) {
      const parts = partsOfValue(expression);
      const inside = (inRow: boolean): Place =>
        inRow ? { ...at, row: checks.rowOf(parts.lists[0]?.path ?? null) } : at;
      const pointer = (found: { readonly pointer: string }) => at.pointer + found.pointer;
      for (const found of parts.mistakes)
        report({ file: at.file, pointer: pointer(found), code: 'malformed-value', message: found.message });
      for (const found of parts.paths) checks.path(found.path, inside(found.inRow), pointer(found));
      for (const found of parts.conditions) checks.ref(found.ref, inside(found.inRow), pointer(found));
      for (const found of parts.lists) checks.path(found.path, at, pointer(found));
      for (const found of parts.tables) checks.table(found.name, { file: at.file, pointer: pointer(found) });
      for (const found of parts.derivations) {
        if (Object.hasOwn(environment.derivations, found.name)) continue;
        report({
          file: at.file,
          pointer: pointer(found),
          code: 'unknown-derivation',
          message: `there is no derivation "${found.name}"`,
          ...didYouMean(nearestName(found.name, Object.keys(environment.derivations))),
        });
      }
      return {
        expression,
        ...readsOfValue(expression, (ref) => readsOfRule(ruleOfRef(ref), conditions.reads)),
      };
    },
    node(path, at) {
      const index = indexOf.get(path);
      if (index !== undefined) return index;
      report({
        ...at,
        code: 'unknown-field',
        message: `there is no field "${path}"`,
        ...didYouMean(nearestName(path, nodePaths)),
      });
      return null;
    },
    table: checks.table,
    checkOwnConditions: () => Object.keys(source.rules.conditions ?? {}).forEach(checks.condition),
  };
}
