import type { Derivations } from '../definition/Derivation.ts';
import type { FormSource } from '../definition/FormSource.ts';
import { pathOf, type Operation } from '../expressions/operationOf.ts';
import type { Part } from '../expressions/Part.ts';
import { pathsOfResult, rowsAround, schemaAt } from '../definition/resultSchema.ts';
import type { Conditions } from './compileConditions.ts';
import type { FlatNode } from './FlatNode.ts';
import type { Place } from './Place.ts';
import { derivationProblems } from './derivationProblems.ts';
import { listFromOutside } from './listFromOutside.ts';
import { knownNames } from './knownNames.ts';
import { didYouMean } from '../messages/didYouMean.ts';
import { mistake } from '../messages/messages.ts';
import type { Report } from './report.ts';

type Spot = Pick<Place, 'file' | 'pointer'>;

/** Reports every name that does not exist or stands below the place that reads it. */
export interface NameChecks {
  /** Mistakes and names of an expression that is written at this place. */
  readonly parts: (parts: readonly Part[], at: Place) => void;
  readonly table: (name: string, at: Spot) => void;
  /** Names inside a condition, once, where they are written. */
  readonly condition: (name: string) => void;
}

export function nameChecks(
  source: FormSource,
  flat: readonly FlatNode[],
  conditions: Conditions,
  derivations: Derivations,
  report: Report,
): NameChecks {
  const { indexOf, parts, facts, results, checks, rowParts, names } = knownNames(source, flat);
  const checked = new Set<string>();
  const firstList = flat.find((node) => node.kind === 'list');
  const anyRow: Place['row'] = firstList ? { list: firstList, below: Infinity } : null;

  function path(name: string, at: Place, pointer: string): void {
    if (name.startsWith('row.')) return rowPath(name, at, pointer);
    if (name.startsWith('parent.')) return parentPath(name, at, pointer);
    if (name.startsWith('result.') && !facts.has(name)) return resultPath(name, { file: at.file, pointer });
    const index = indexOf.get(name);
    if (index !== undefined) {
      if (index >= at.below) report({ file: at.file, pointer, ...mistake('reads-below', { name }) });
      else if (flat[index]?.kind === 'block')
        report({ file: at.file, pointer, ...mistake('unknown-path.block', { name }) });
    } else if (!facts.has(name)) {
      unknownPath(name, { file: at.file, pointer });
    }
  }

  function unknownPath(name: string, at: Spot): void {
    if (parts.has(name)) {
      report({ ...at, ...mistake('unknown-path.listPart', { name }) });
      return;
    }
    report({ ...at, ...mistake('unknown-path', { name }), ...didYouMean(name, names) });
  }

  function resultPath(name: string, at: Spot): void {
    const schema = schemaAt(results, name, 'value');
    if (schema === null) return unknownPath(name, at);
    if (schema.properties !== undefined)
      report({
        ...at,
        ...mistake('unknown-path.members', { name, members: pathsOfResult(name, schema).join(', ') }),
      });
  }

  function parentPath(name: string, at: Place, pointer: string): void {
    const around = at.row && rowsAround(results, at.row.list.path);
    const list = around === null ? null : listFromOutside(around, source);
    if (list !== null)
      return rowPath(name.replace('parent.', 'row.'), { ...at, row: { list, below: Infinity } }, pointer);
    report({ file: at.file, pointer, ...mistake('row-outside.parent', { name }) });
  }

  function rowPath(name: string, at: Place, pointer: string): void {
    const { row } = at;
    if (!row) return report({ file: at.file, pointer, ...mistake('row-outside.row', { name }) });
    if (name === 'row.number') return;
    const index = row.list.parts.findIndex((part) => part.path === `${row.list.path}.${name.slice(4)}`);
    if (index < 0)
      report({
        file: at.file,
        pointer,
        ...mistake('unknown-path.rowPart', { list: row.list.path, part: name.slice(4) }),
        ...didYouMean(
          name.slice(4),
          row.list.parts.map((part) => parts.get(part.path) ?? part.name),
        ),
      });
    else if (index >= row.below) report({ file: at.file, pointer, ...mistake('reads-below', { name }) });
  }

  function namedCondition(name: string, at: Place, pointer: string): void {
    const compiled = conditions.all.get(name);
    if (!compiled) {
      const written =
        Object.hasOwn(source.rules.conditions ?? {}, name) || Object.hasOwn(source.shared.conditions, name);
      if (!written)
        report({
          file: at.file,
          pointer,
          ...mistake('unknown-condition', { name }),
          ...didYouMean(name, conditions.all.keys()),
        });
      return;
    }
    condition(name);
    for (const read of compiled.reads) {
      if ((indexOf.get(read) ?? -1) >= at.below)
        report({ file: at.file, pointer, ...mistake('reads-below.condition', { name, path: read }) });
    }
    if (compiled.readsRow && !at.row)
      report({ file: at.file, pointer, ...mistake('row-outside.condition', { name }) });
  }

  function condition(name: string): void {
    const compiled = conditions.all.get(name);
    if (!compiled || checked.has(name)) return;
    checked.add(name);
    const { file, pointer } = conditions.place(name);
    for (const found of conditions.parts(name)) {
      const place = pointer + found.pointer;
      const at: Place = { file, pointer: place, below: Infinity, row: rowOf(found.rowOf) };
      if (found.kind === 'condition') namedCondition(found.name, { ...at, row: at.row ?? anyRow }, place);
      else if (found.kind !== 'path') otherName(found, at);
      else if (!found.name.startsWith('row.') || found.rowOf !== null) path(found.name, at, place);
      else if (found.name !== 'row.number' && !rowParts.has(found.name.slice(4))) {
        const part = found.name.slice(4);
        report({
          file,
          pointer: place,
          ...mistake('unknown-path.anyRowPart', { part }),
          ...didYouMean(part, rowParts),
        });
      }
    }
  }

  function otherName(found: Part, at: Spot): void {
    if (found.kind === 'table') table(found.name, at);
    else if (found.kind === 'check') known('check', found.name, [...checks], at);
    else if (found.kind === 'derivation') known('derivation', found.name, Object.keys(derivations), at);
    else if (found.kind !== 'operation') return;
    else if (found.operation.name === 'at') mapMember(found.operation, at);
    else
      for (const problem of derivationProblems(found.operation, derivations)) report({ ...at, ...problem });
  }

  /** The member `at` reads is no path of its own. */
  function mapMember({ operator, operands }: Operation, at: Spot): void {
    const name = operator.path?.(operands, pathOf) ?? '';
    if (name.startsWith('result.') && schemaAt(results, name, 'rows') === null) unknownPath(name, at);
  }

  function table(name: string, at: Spot): void {
    known('table', name, Object.keys(source.shared.tables), at);
  }

  function known(
    what: 'table' | 'check' | 'derivation',
    name: string,
    names: readonly string[],
    { file, pointer }: Spot,
  ): void {
    if (names.includes(name)) return;
    report({ file, pointer, ...mistake(`unknown-${what}`, { name }), ...didYouMean(name, names) });
  }

  function rowOf(list: string | null): Place['row'] {
    if (list === null) return null;
    const outside = listFromOutside(list, source);
    if (outside !== null) return { list: outside, below: Infinity };
    const node = flat[indexOf.get(list) ?? -1];
    return node?.kind === 'list' ? { list: node, below: Infinity } : null;
  }

  return {
    table,
    condition,
    parts(found, at) {
      for (const part of found) {
        const pointer = at.pointer + part.pointer;
        const here: Place = { ...at, pointer, row: part.rowOf === null ? at.row : rowOf(part.rowOf) };
        if (part.kind === 'path') path(part.name, here, pointer);
        else if (part.kind === 'condition') namedCondition(part.name, here, pointer);
        else if (part.kind === 'mistake') report({ file: at.file, pointer, ...part.says });
        else otherName(part, here);
      }
    },
  };
}
