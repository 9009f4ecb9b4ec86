import type { FormSource } from '../../definition/FormSource.ts';
import type { KeepSchema } from '../../definition/KeepSchema.ts';
import {
  listRowMembers,
  listResultPaths,
  collectResults,
  getRowSchema,
} from '../../definition/resultSchema.ts';
import { mapFileMembers } from '../mapFileMembers.ts';
import type { FlatNode } from '../FlatNode.ts';

export type KnownNames = ReturnType<typeof collectKnownNames>;

/** Collects all names that expressions of a form may use. */
export function collectKnownNames(source: FormSource, flat: readonly FlatNode[]) {
  const nodes = new Map(flat.map((node, index) => [node.path, index]));
  const members = [...mapFileMembers(flat)].map(([member, path]) => [member, nodes.get(path) ?? -1] as const);
  const indexOf = new Map([...nodes, ...members]);
  const parts = new Map(
    flat.flatMap((node) => node.parts.map((part) => [part.path, part.path.slice(node.path.length + 1)])),
  );
  const facts = new Set([
    ...Object.keys(source.shared.facts.facts),
    ...Object.keys(source.shared.settings).map((id) => `settings.${id}`),
    ...Object.keys(source.shared.tables).map((name) => `table.${name}`),
    'today',
  ]);
  const results = collectResults(source.calls.calls);
  const checks = new Set(
    source.calls.calls.flatMap((call) =>
      call.outcomes.flatMap((row) => ('check' in row && row.check ? Object.keys(row.check) : [])),
    ),
  );
  /** Parts of all lists: those of the form, of list facts, of tables and of results. A condition may read parts of each. */
  const rowParts = new Set([
    ...parts.values(),
    ...Object.values(source.shared.facts.facts).flatMap((fact) => Object.keys(fact.rows ?? {})),
    ...Object.values(source.shared.tables).flatMap(({ columns }) => Object.keys(columns)),
    ...[...results.values()].flatMap(listRowMembersWithin),
  ]);
  const resultPaths = [...results].flatMap(([name, schema]) => listResultPaths(`result.${name}`, schema));
  const values = Object.keys({ ...source.shared.values, ...source.rules.values }).map(
    (name) => `value.${name}`,
  );
  const names = [...indexOf.keys(), ...parts.keys(), ...facts, ...values, ...resultPaths];
  return { indexOf, parts, facts, results, checks, rowParts, names };
}

/** Lists the names of members of rows anywhere in a result. */
function listRowMembersWithin(schema: KeepSchema): readonly string[] {
  const below = [...Object.values(schema.properties ?? {}), getRowSchema(schema)].filter(
    (one) => one !== null,
  );
  return [...listRowMembers(schema), ...below.flatMap(listRowMembersWithin)];
}
