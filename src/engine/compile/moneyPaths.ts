import type { KeepSchema } from '../definition/KeepSchema.ts';
import type { FactDefinition } from '../definition/SharedFiles.ts';

/** Paths of facts and results that are declared as money. Columns of lists and maps stand as `<list>.<column>`. */
export function moneyPaths(
  facts: Readonly<Record<string, FactDefinition>>,
  results: ReadonlyMap<string, KeepSchema>,
): ReadonlySet<string> {
  return new Set([
    ...Object.entries(facts).flatMap(([path, fact]) => inFact(path, fact)),
    ...[...results].flatMap(([name, schema]) => inResult(`result.${name}`, schema)),
  ]);
}

function inFact(path: string, { format, rows = {} }: FactDefinition): readonly string[] {
  const columns = Object.entries(rows).flatMap(([name, column]) => inFact(`${path}.${name}`, column));
  return format === 'euro' ? [path, ...columns] : columns;
}

function inResult(path: string, schema: KeepSchema): readonly string[] {
  const { format, properties = {}, items, additionalProperties } = schema;
  return [
    ...(format === 'euro' ? [path] : []),
    ...Object.entries(properties).flatMap(([name, member]) => inResult(`${path}.${name}`, member)),
    ...[items, additionalProperties].flatMap((row) => (row === undefined ? [] : inResult(path, row))),
  ];
}
