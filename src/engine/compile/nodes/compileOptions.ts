import { listTableEntries, buildRowCondition } from '../../definition/tableRows.ts';
import type { OptionRow, OptionsOfTable } from '../../definition/files/optionsSchema.ts';
import type { Scalar } from '../../definition/Answer.ts';
import type { Expression } from '../../definition/Expression.ts';
import type { CompiledRule } from '../../definition/CompiledRule.ts';
import type { CompiledOption, CompiledOptions } from '../../definition/CompiledOptions.ts';
import { findExpressionFormat } from '../../expressions/findExpressionFormat.ts';
import { didYouMean } from '../../messages/didYouMean.ts';
import { mistake } from '../../messages/messages.ts';
import type { FlatNode } from '../FlatNode.ts';
import { findExternalList } from '../names/findExternalList.ts';
import { locateTableRow } from '../compileTables.ts';
import type { RuleLocation } from '../names/RuleLocation.ts';
import { writeValue } from '../../formats/formats.ts';
import { type NodeContext, locateRule, readFieldRules, type ReadableRange } from './nodeRules.ts';

/** Compiles the options of a field: rows of its own, rows of a table or of a list, or the `enum` of its schema. */
export function compileOptions(
  context: NodeContext,
  node: FlatNode,
  at: ReadableRange,
): CompiledOptions | null {
  const { source, refs } = context;
  const { options } = readFieldRules(context, node.path);
  const place = (...keys: readonly string[]) =>
    locateRule(context, ['fields', node.path], at, 'options', ...keys);
  if (options === undefined) {
    return node.schema.enum
      ? { rows: node.schema.enum.map((value) => ({ value, of: null, when: null, disabled: null })) }
      : null;
  }
  if (typeof options === 'object' && 'from' in options) {
    refs.list(options.from, place('from'));
    const list = findExternalList(options.from, source);
    const { from, where, value, group = null, label } = options;
    const row = list && { list, below: Infinity };
    for (const [key, path] of Object.entries({ value, label, ...(group === null ? {} : { group }) }))
      refs.scalar(path, { ...place(key), row });
    return {
      from,
      where: where === undefined ? null : refs.rule(where, { ...place('where'), row }),
      value,
      group,
      label: {
        column: label,
        format: findExpressionFormat({ var: label }, refs.formats, options.from),
      },
    };
  }
  if (typeof options === 'string') {
    refs.table(options, place());
    return { rows: compileTableOptions(context, node, at, { table: options }) };
  }
  if ('table' in options) {
    refs.table(options.table, place('table'));
    return { rows: compileTableOptions(context, node, at, options) };
  }
  return { rows: options.map((row, position) => compileOption(context, node, at, [row, position])) };
}

function compileOption(
  context: NodeContext,
  node: FlatNode,
  at: ReadableRange,
  [{ value, when, disabled }, position]: readonly [OptionRow, number],
): CompiledOption {
  const { refs } = context;
  const place = (...keys: readonly string[]) =>
    locateRule(context, ['fields', node.path], at, 'options', position, ...keys);
  reportOutsideEnum(context, node, value, place('value'));
  return {
    value,
    of: null,
    when: when === undefined ? null : refs.rule(when, place('when')),
    disabled: disabled ? compileDisabled(context, disabled, place('disabled', 'when')) : null,
  };
}

/** Compiles the condition that disables an option. Outside of rows it may read fields below, because a disabled option changes no value. */
function compileDisabled(
  { flat, refs }: NodeContext,
  { when, says }: NonNullable<OptionRow['disabled']>,
  place: RuleLocation,
): CompiledOption['disabled'] {
  const rule = refs.rule(when, place.row === null ? { ...place, below: Infinity } : place);
  const readsBelow = rule.reads.some((read) => flat.findIndex(({ path }) => path === read) >= place.below);
  return { when: rule, says, readsBelow };
}

/** Compiles the rows of a table as options. A row that is never offered stays when it may be the value on entry. */
function compileTableOptions(
  context: NodeContext,
  node: FlatNode,
  at: ReadableRange,
  { table: name, with: given, keep }: OptionsOfTable,
): readonly CompiledOption[] {
  const { source, refs } = context;
  const table = Object.hasOwn(source.shared.tables, name) ? source.shared.tables[name] : undefined;
  if (table === undefined) return [];
  return listTableEntries(table).flatMap(({ cells, position }): readonly CompiledOption[] => {
    const value = cells[table.key];
    const applies = buildRowCondition(table, table.rows[position] ?? {}, given);
    if (value === undefined || typeof value === 'boolean' || (applies === false && !keep)) return [];
    const when = keep && applies !== null ? allowEntryValue(applies, node.path, value) : applies;
    reportOutsideEnum(context, node, value, locateRule(context, ['fields', node.path], at, 'options'));
    return [
      {
        value,
        of: { table: name, position, columns: formatOptionCells(name, cells, refs) },
        when: when === null ? null : compileRowRule(context, [name, position], at, when),
        disabled: null,
      },
    ];
  });
}

/** Keeps the value on entry among the options. */
function allowEntryValue(applies: Expression, path: string, value: string | number): Expression {
  const isOld: Expression = { '===': [{ old: path }, value] };
  return applies === false ? isOld : { or: [applies, isOld] };
}

/** Compiles the condition of a row, which may read the field's own value on entry. */
function compileRowRule(
  { source, refs }: NodeContext,
  [table, position]: readonly [string, number],
  { below, row }: ReadableRange,
  when: Expression,
): CompiledRule {
  return refs.rule(when, { ...locateTableRow(source, table, position), below: below + 1, row });
}

function formatOptionCells(
  table: string,
  cells: Readonly<Record<string, Scalar>>,
  { formats }: NodeContext['refs'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [
      name,
      writeValue(formats.get(`table.${table}.${name}`) ?? null, cell),
    ]),
  );
}

function reportOutsideEnum(
  { report }: NodeContext,
  { schema, path }: FlatNode,
  value: string | number,
  place: RuleLocation,
): void {
  if (!schema.enum || schema.enum.includes(value)) return;
  report({
    ...place,
    ...mistake('option-not-in-enum', { value, path }),
    ...didYouMean(String(value), schema.enum.map(String)),
  });
}
