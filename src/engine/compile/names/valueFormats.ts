import type { KeepSchema } from '../../definition/KeepSchema.ts';
import type { FormSource } from '../../definition/FormSource.ts';
import { collectResults } from '../../definition/resultSchema.ts';
import type { FactDefinition } from '../../definition/files/SharedFiles.ts';
import { valueColumn } from '../../definition/tableRows.ts';
import type { TableDefinition } from '../../definition/files/TablesFile.ts';
import type { Path } from '../../definition/Wizard.ts';
import { declaredFormat, type Declared, type FormatName } from '../../formats/formats.ts';
import type { FlatNode } from '../nodes/FlatNode.ts';

type Formats = ReadonlyMap<Path, FormatName>;
type Row = readonly [path: Path, format: FormatName];

/** How the values at paths are written. Columns of lists and maps stand as `<list>.<column>`. */
export function valueFormats(flat: readonly FlatNode[], { shared, calls }: FormSource): Formats {
  return new Map([
    ...flat.flatMap((node) => [node, ...node.parts]).flatMap(inNode),
    ...Object.entries(shared.facts.facts).flatMap(([path, fact]) => inFact(path, fact)),
    ...Object.entries(shared.tables).flatMap(([name, table]) => inTable(`table.${name}`, table)),
    ...[...collectResults(calls.calls)].flatMap(([name, schema]) => inResult(`result.${name}`, schema)),
  ]);
}

function inNode({ path, schema }: FlatNode): readonly Row[] {
  return schema.format === 'file' ? at(`${path}.size`, { unit: 'bytes' }) : at(path, schema);
}

function inFact(path: Path, fact: FactDefinition): readonly Row[] {
  const columns = Object.entries(fact.rows ?? {}).flatMap(([name, column]) =>
    inFact(`${path}.${name}`, column),
  );
  return [...at(path, fact), ...columns];
}

function inTable(path: Path, { columns }: TableDefinition): readonly Row[] {
  return Object.entries(columns).flatMap(([name, column]) =>
    at(`${path}.${name}`, valueColumn(column) ?? {}),
  );
}

function inResult(path: Path, schema: KeepSchema): readonly Row[] {
  const { properties = {}, items, additionalProperties } = schema;
  return [
    ...at(path, schema),
    ...Object.entries(properties).flatMap(([name, member]) => inResult(`${path}.${name}`, member)),
    ...[items, additionalProperties].flatMap((row) => (row === undefined ? [] : inResult(path, row))),
  ];
}

function at(path: Path, declared: Declared): readonly Row[] {
  const format = declaredFormat(declared);
  return format === null ? [] : [[path, format]];
}
