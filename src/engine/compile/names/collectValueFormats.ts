import type { KeepSchema } from '../../definition/KeepSchema.ts';
import type { FormSource } from '../../definition/FormSource.ts';
import { collectResults } from '../../definition/resultSchema.ts';
import type { FactDefinition } from '../../definition/files/SharedFiles.ts';
import { getValueColumn } from '../../definition/tableRows.ts';
import type { TableDefinition } from '../../definition/files/TablesFile.ts';
import type { Path } from '../../definition/Wizard.ts';
import { findDeclaredFormat, type Declared, type FormatName } from '../../formats/formats.ts';
import type { FlatNode } from '../FlatNode.ts';

type Formats = ReadonlyMap<Path, FormatName>;
type Row = readonly [path: Path, format: FormatName];

/** Collects the formats of values by path. Columns of lists and maps stand as `<list>.<column>`. */
export function collectValueFormats(flat: readonly FlatNode[], { shared, calls }: FormSource): Formats {
  return new Map([
    ...flat.flatMap((node) => [node, ...node.parts]).flatMap(listNodeFormats),
    ...Object.entries(shared.facts.facts).flatMap(([path, fact]) => listFactFormats(path, fact)),
    ...Object.entries(shared.tables).flatMap(([name, table]) => listTableFormats(`table.${name}`, table)),
    ...[...collectResults(calls.calls)].flatMap(([name, schema]) =>
      listResultFormats(`result.${name}`, schema),
    ),
  ]);
}

function listNodeFormats({ path, schema }: FlatNode): readonly Row[] {
  return schema.format === 'file'
    ? listFormatAt(`${path}.size`, { unit: 'bytes' })
    : listFormatAt(path, schema);
}

function listFactFormats(path: Path, fact: FactDefinition): readonly Row[] {
  const columns = Object.entries(fact.rows ?? {}).flatMap(([name, column]) =>
    listFactFormats(`${path}.${name}`, column),
  );
  return [...listFormatAt(path, fact), ...columns];
}

function listTableFormats(path: Path, { columns }: TableDefinition): readonly Row[] {
  return Object.entries(columns).flatMap(([name, column]) =>
    listFormatAt(`${path}.${name}`, getValueColumn(column) ?? {}),
  );
}

function listResultFormats(path: Path, schema: KeepSchema): readonly Row[] {
  const { properties = {}, items, additionalProperties } = schema;
  return [
    ...listFormatAt(path, schema),
    ...Object.entries(properties).flatMap(([name, member]) => listResultFormats(`${path}.${name}`, member)),
    ...[items, additionalProperties].flatMap((row) =>
      row === undefined ? [] : listResultFormats(path, row),
    ),
  ];
}

function listFormatAt(path: Path, declared: Declared): readonly Row[] {
  const format = findDeclaredFormat(declared);
  return format === null ? [] : [[path, format]];
}
