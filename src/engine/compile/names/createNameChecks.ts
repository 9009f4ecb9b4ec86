import type { Derivations } from '../../definition/Derivation.ts';
import type { FormSource } from '../../definition/FormSource.ts';
import { findSchema } from '../../definition/resultSchema.ts';
import { findLookupProblems } from './findLookupProblems.ts';
import { findOperandPath, type Operation } from '../../expressions/parseOperation.ts';
import type { ExpressionPart } from '../../expressions/ExpressionPart.ts';
import { didYouMean } from '../../messages/didYouMean.ts';
import { mistake } from '../../messages/messages.ts';
import type { Conditions } from '../compileConditions.ts';
import { findDerivationProblems } from './findDerivationProblems.ts';
import type { FlatNode } from '../FlatNode.ts';
import { collectKnownNames, type KnownNames } from './collectKnownNames.ts';
import { createPathChecks, type PathChecks, type RuleSource } from './createPathChecks.ts';
import type { RuleLocation } from './RuleLocation.ts';
import type { Report } from '../report.ts';

/** Reports every name that does not exist, and every read of a node below the rule. */
export interface NameChecks {
  /** Reports the mistakes and names of an expression that is written at this place. */
  readonly parts: (parts: readonly ExpressionPart[], at: RuleLocation) => void;
  readonly table: (name: string, at: RuleSource) => void;
  /** Checks the names inside a condition once, at the place where it is written. */
  readonly condition: (name: string) => void;
}

type CheckPart = (found: ExpressionPart, at: RuleLocation) => void;

export function createNameChecks(
  source: FormSource,
  flat: readonly FlatNode[],
  conditions: Conditions,
  derivations: Derivations,
  report: Report,
): NameChecks {
  const known = collectKnownNames(source, flat);
  const paths = createPathChecks(source, flat, known, report);
  const others = createTableAndDerivationChecks({ source, known, paths, derivations, report });
  const inConditions = createConditionChecks({ source, flat, known, paths, others, conditions, report });
  return {
    table: (name, at) =>
      others({ kind: 'table', name, pointer: '', rowOf: null }, { ...at, ...unrestrictedReads }),
    condition: inConditions.condition,
    parts(found, at) {
      for (const part of found) {
        const pointer = at.pointer + part.pointer;
        const here: RuleLocation = {
          ...at,
          pointer,
          row: part.rowOf === null ? at.row : paths.rowOf(part.rowOf),
        };
        if (part.kind === 'path') paths.path(part.name, here);
        else if (part.kind === 'condition') inConditions.named(part.name, here);
        else if (part.kind === 'mistake') report({ file: at.file, pointer, ...part.says });
        else others(part, here);
      }
    },
  };
}

const unrestrictedReads = { below: Infinity, row: null };

/** Creates the checks of conditions: their names where they are used, and the names inside each. */
function createConditionChecks(form: {
  readonly source: FormSource;
  readonly flat: readonly FlatNode[];
  readonly known: KnownNames;
  readonly paths: PathChecks;
  readonly others: CheckPart;
  readonly conditions: Conditions;
  readonly report: Report;
}): { readonly named: (name: string, at: RuleLocation) => void; readonly condition: (name: string) => void } {
  const { source, known, paths, conditions, report } = form;
  const checked = new Set<string>();
  const firstList = form.flat.find((node) => node.kind === 'list');
  const anyRow: RuleLocation['row'] = firstList ? { list: firstList, below: Infinity } : null;
  const isWritten = (name: string) =>
    Object.hasOwn(source.rules.conditions ?? {}, name) || Object.hasOwn(source.shared.conditions, name);
  return { named, condition };

  function named(name: string, at: RuleLocation): void {
    const { file, pointer } = at;
    const compiled = conditions.all.get(name);
    if (!compiled) {
      const names = conditions.all.keys();
      if (!isWritten(name))
        report({ file, pointer, ...mistake('unknown-condition', { name }), ...didYouMean(name, names) });
      return;
    }
    condition(name);
    for (const read of compiled.reads) {
      if ((known.indexOf.get(read) ?? -1) >= at.below)
        report({ file, pointer, ...mistake('reads-below.condition', { name, path: read }) });
    }
    if (compiled.readsRow && !at.row)
      report({ file, pointer, ...mistake('row-outside.condition', { name }) });
  }

  function condition(name: string): void {
    if (!conditions.all.has(name) || checked.has(name)) return;
    checked.add(name);
    const { file, pointer } = conditions.place(name);
    for (const found of conditions.parts(name)) {
      const row = paths.rowOf(found.rowOf);
      const at: RuleLocation = { file, pointer: pointer + found.pointer, below: Infinity, row };
      if (found.kind === 'condition') named(found.name, { ...at, row: row ?? anyRow });
      else if (found.kind !== 'path') form.others(found, at);
      else if (!found.name.startsWith('row.') || found.rowOf !== null) paths.path(found.name, at);
      else checkPartOfAnyRow(found.name.slice('row.'.length), at);
    }
  }

  function checkPartOfAnyRow(part: string, { file, pointer }: RuleSource): void {
    if (part === 'number' || known.rowParts.has(part)) return;
    const meant = didYouMean(part, known.rowParts);
    report({ file, pointer, ...mistake('unknown-path.anyRowPart', { part }), ...meant });
  }
}

/** Creates the check of the names of tables, server checks and derivations. */
function createTableAndDerivationChecks(form: {
  readonly source: FormSource;
  readonly known: KnownNames;
  readonly paths: PathChecks;
  readonly derivations: Derivations;
  readonly report: Report;
}): CheckPart {
  const { source, known, paths, derivations, report } = form;
  const namesOf = {
    table: () => Object.keys(source.shared.tables),
    check: () => [...known.checks],
    derivation: () => Object.keys(derivations),
  };
  return (found, { file, pointer }) => {
    if (found.kind === 'table' || found.kind === 'check' || found.kind === 'derivation') {
      const { kind, name } = found;
      const names = namesOf[kind]();
      if (names.includes(name)) return;
      report({ file, pointer, ...mistake(`unknown-${kind}`, { name }), ...didYouMean(name, names) });
    } else if (found.kind === 'operation') {
      checkResultMember(found.operation, { file, pointer });
      for (const problem of findLookupProblems(found.operation, source.shared.tables))
        report({ file, pointer, ...problem });
      for (const problem of findDerivationProblems(found.operation, derivations))
        report({ file, pointer, ...problem });
    }
  };

  /** Checks the member that an operator reads of a map, because no path of the expression names that member. */
  function checkResultMember({ operator, operands }: Operation, at: RuleSource): void {
    const isOfMap = operator.result === 'path' && operator.args.some((argument) => argument.at === 'literal');
    const name = (isOfMap ? operator.path?.(operands, findOperandPath) : null) ?? '';
    if (name.startsWith('result.') && findSchema(known.results, name, 'rows') === null)
      paths.unknown(name, at);
  }
}
