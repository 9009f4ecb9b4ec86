import type { FormSource } from '../definition/FormDefinition.ts';
import type { ConditionRef, ValueExpression } from '../definition/Rule.ts';
import type { CompiledRule, CompiledValue, Path } from '../definition/Wizard.ts';
import { namesInRule } from '../rules/namesInRule.ts';
import { nearestName } from '../rules/nearestName.ts';
import { readsOfRule } from '../rules/readsOfRule.ts';
import { partsOfValue, readsOfValue, ruleOfRef } from '../rules/valueExpression.ts';
import type { Conditions } from './compileConditions.ts';
import type { Environment, FlatNode } from './FlatNode.ts';
import { didYouMean, type Report } from './report.ts';

/** Where a rule or value stands, which decides what it may read. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  /** Nodes with an index below this may be read; Infinity for checks, reactions and calls. */
  readonly below: number;
  /** The list whose row the rule stands in, and how many of its parts may be read. */
  readonly row: { readonly list: FlatNode; readonly below: number } | null;
}

/** Turns what an analyst wrote into compiled rules and values, reporting every name that does not exist or stands below. */
export interface References {
  readonly rule: (ref: ConditionRef, place: Place) => CompiledRule;
  readonly value: (expression: ValueExpression, place: Place) => CompiledValue;
  /** Reports when `path` is no field or list of the form; returns its index or null. */
  readonly node: (
    path: Path,
    place: { readonly file: string; readonly pointer: string; readonly key?: boolean },
  ) => number | null;
  readonly table: (name: string, place: { readonly file: string; readonly pointer: string }) => void;
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
  const indexOf = new Map(flat.map((node, index) => [node.path, index]));
  const partPaths = flat.flatMap((node) => node.parts.map((part) => part.path));
  const checks = new Set(
    source.calls.calls.flatMap((call) =>
      call.outcomes.flatMap((row) => ('check' in row && row.check ? Object.keys(row.check) : [])),
    ),
  );
  const kept = source.calls.calls.flatMap((call) => (call.keep ? [call.keep] : []));
  const facts = new Set([...source.wizard.facts, ...kept, 'today']);
  const names = [...indexOf.keys(), ...partPaths, ...facts];
  const checkedConditions = new Set<string>();

  function path(name: string, at: Place, pointer: string): void {
    if (name.startsWith('row.')) return rowPath(name, at, pointer);
    const index = indexOf.get(name);
    if (index !== undefined) {
      if (index >= at.below) {
        report({
          file: at.file,
          pointer,
          code: 'reads-below',
          message: `"${name}" stands below the place that reads it`,
          hint: 'a rule reads facts and fields above; move the field or the question up',
        });
      } else if (flat[index]?.kind === 'block') {
        report({
          file: at.file,
          pointer,
          code: 'unknown-path',
          message: `"${name}" is a block and has no value`,
        });
      }
      return;
    }
    if (facts.has(name) || (name.startsWith('check.') && checks.has(name.slice(6)))) return;
    const declared = Object.hasOwn(source.shared.facts.facts, name) || name.startsWith('settings.');
    const near = nearestName(name, names);
    report({
      file: at.file,
      pointer,
      code: 'unknown-path',
      message: partPaths.includes(name)
        ? `"${name}" is part of a list and has no single value`
        : `there is no field or fact "${name}"`,
      ...(partPaths.includes(name)
        ? { hint: 'read it as "row.<part>" in a rule of the row, or below "some", "all", "none"' }
        : declared
          ? { hint: 'add it to "facts" in wizard.json' }
          : didYouMean(near)),
    });
  }

  function rowPath(name: string, at: Place, pointer: string): void {
    const part = name.slice(4);
    if (part === 'number' && at.row) return;
    const index =
      at.row?.list.parts.findIndex((candidate) => candidate.path === `${at.row?.list.path}.${part}`) ?? -1;
    if (!at.row)
      report({
        file: at.file,
        pointer,
        code: 'row-outside',
        message: `"${name}" is read outside of a list's rows`,
      });
    else if (index < 0) {
      const parts = at.row.list.parts.map((candidate) =>
        candidate.path.slice((at.row?.list.path.length ?? 0) + 1),
      );
      report({
        file: at.file,
        pointer,
        code: 'unknown-path',
        message: `a row of "${at.row.list.path}" has no part "${part}"`,
        ...didYouMean(nearestName(part, parts)),
      });
    } else if (index >= at.row.below) {
      report({
        file: at.file,
        pointer,
        code: 'reads-below',
        message: `"${name}" stands below the place that reads it`,
      });
    }
  }

  function condition(name: string, at: Place, pointer: string): void {
    const compiled = conditions.all.get(name);
    if (!compiled) {
      const known =
        Object.hasOwn(source.rules.conditions ?? {}, name) || Object.hasOwn(source.shared.conditions, name);
      if (!known)
        report({
          file: at.file,
          pointer,
          code: 'unknown-condition',
          message: `there is no condition "${name}"`,
          ...didYouMean(nearestName(name, conditions.all.keys())),
        });
      return;
    }
    checkCondition(name);
    for (const read of compiled.reads) {
      const index = indexOf.get(read);
      if (index !== undefined && index >= at.below) {
        report({
          file: at.file,
          pointer,
          code: 'reads-below',
          message: `condition "${name}" reads "${read}", which stands below`,
          hint: 'a rule reads facts and fields above; move the field or the question up',
        });
      }
    }
    if (compiled.readsRow && !at.row)
      report({
        file: at.file,
        pointer,
        code: 'row-outside',
        message: `condition "${name}" reads a row and is used outside of a list`,
      });
  }

  /** Names inside a condition are reported once, where they are written. */
  function checkCondition(name: string): void {
    const compiled = conditions.all.get(name);
    if (!compiled || checkedConditions.has(name)) return;
    checkedConditions.add(name);
    const { file, pointer } = conditions.place(name);
    for (const found of namesInRule(compiled.rule)) {
      const at: Place = { file, pointer, below: Infinity, row: rowOf(found.rowOf) };
      const place = `${pointer}/if${found.pointer}`;
      if (found.kind === 'condition') condition(found.name, { ...at, row: at.row ?? anyRow }, place);
      else if (found.kind === 'table') table(found.name, { file, pointer: place });
      else if (!found.name.startsWith('row.') || found.rowOf !== null) path(found.name, at, place);
      else if (!partNames.has(found.name.slice(4)) && found.name !== 'row.number') {
        report({
          file,
          pointer: place,
          code: 'unknown-path',
          message: `no list has rows with a part "${found.name.slice(4)}"`,
          ...didYouMean(nearestName(found.name.slice(4), partNames)),
        });
      }
    }
  }

  const partNames = new Set(
    flat.flatMap((node) => node.parts.map((part) => part.path.slice(node.path.length + 1))),
  );
  const anyRow = flat.find((node) => node.kind === 'list')
    ? { list: flat.find((node) => node.kind === 'list') as FlatNode, below: Infinity }
    : null;
  const rowOf = (list: string | null) => {
    const node = list === null ? undefined : flat[indexOf.get(list) ?? -1];
    return node?.kind === 'list' ? { list: node, below: Infinity } : null;
  };

  function table(name: string, at: { readonly file: string; readonly pointer: string }): void {
    if (Object.hasOwn(source.shared.tables, name)) return;
    report({
      ...at,
      code: 'unknown-table',
      message: `there is no table "${name}"`,
      ...didYouMean(nearestName(name, Object.keys(source.shared.tables))),
    });
  }

  function ref(name: ConditionRef, at: Place, pointer: string): void {
    const bare = name.startsWith('!') ? name.slice(1) : name;
    if (bare.includes('.')) path(bare, at, pointer);
    else condition(bare, at, pointer);
  }

  return {
    rule(name, at) {
      ref(name, at, at.pointer);
      const rule = ruleOfRef(name);
      return { ref: name, rule, ...readsOfRule(rule, conditions.reads) };
    },
    value(expression, at) {
      const parts = partsOfValue(expression);
      for (const { pointer, message } of parts.mistakes)
        report({ file: at.file, pointer: at.pointer + pointer, code: 'malformed-value', message });
      const list = parts.lists[0]?.path ?? null;
      const inside = (inRow: boolean): Place => (inRow ? { ...at, row: rowOf(list) } : at);
      for (const found of parts.paths) path(found.path, inside(found.inRow), at.pointer + found.pointer);
      for (const found of parts.conditions) ref(found.ref, inside(found.inRow), at.pointer + found.pointer);
      for (const found of parts.lists) path(found.path, at, at.pointer + found.pointer);
      for (const found of parts.tables)
        table(found.name, { file: at.file, pointer: at.pointer + found.pointer });
      for (const found of parts.derivations) {
        if (!Object.hasOwn(environment.derivations, found.name)) {
          report({
            file: at.file,
            pointer: at.pointer + found.pointer,
            code: 'unknown-derivation',
            message: `there is no derivation "${found.name}"`,
            ...didYouMean(nearestName(found.name, Object.keys(environment.derivations))),
          });
        }
      }
      return {
        expression,
        ...readsOfValue(expression, (name) => readsOfRule(ruleOfRef(name), conditions.reads)),
      };
    },
    node(name, at) {
      const index = indexOf.get(name);
      if (index !== undefined) return index;
      report({
        ...at,
        code: 'unknown-field',
        message: `there is no field "${name}"`,
        ...didYouMean(nearestName(name, [...indexOf.keys(), ...partPaths])),
      });
      return null;
    },
    table,
    checkOwnConditions: () => Object.keys(source.rules.conditions ?? {}).forEach(checkCondition),
  };
}
