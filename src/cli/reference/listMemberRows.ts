import { asRecord, isRecord } from '../../plain/isRecord.ts';
import { escapeMarkdown } from './formatMarkdownTable.ts';

export type SchemaObject = Readonly<Record<string, unknown>>;

/** One row of a table: a member, by its path in the file. */
export interface MemberRow {
  readonly name: string;
  readonly type: string;
  readonly says: string;
}

/** The target of a reference: its schema, its name when it has a table of its own, and the resolver of references in it. */
interface Target {
  readonly schema: SchemaObject;
  readonly link: string | null;
  readonly resolve: Resolve;
}
export type Resolve = (reference: string) => Target | null;

/** Lists the members of a schema and of its inner schemas, with their types and descriptions. */
export function listMemberRows(schema: SchemaObject, resolve: Resolve): readonly MemberRow[] {
  const rows = listRowsBelow(schema, '', { resolve, passed: [] });
  return [...new Map(rows.map((row) => [`${row.name} ${row.type} ${row.says}`, row])).values()];
}

interface ReferenceTrail {
  readonly resolve: Resolve;
  /** References on the way here, so that a recursive schema is described once. */
  readonly passed: readonly string[];
}

/** Members that every file or object may have, which are explained before the tables. */
const commonMembers = ['$schema', 'x-lint'];

function listRowsBelow(schema: SchemaObject, path: string, reading: ReferenceTrail): readonly MemberRow[] {
  const reference = getReference(schema);
  const target = reference === null ? null : reading.resolve(reference);
  if (reference !== null && target !== null) {
    if (target.link !== null || reading.passed.includes(reference)) return [];
    return listRowsBelow(target.schema, path, {
      resolve: target.resolve,
      passed: [...reading.passed, reference],
    });
  }
  const required = toStringList(schema['required']);
  const members = Object.entries(asRecord(schema['properties'])).filter(
    ([name, member]) => !commonMembers.includes(name) && !isTag(name, asRecord(member)),
  );
  return [
    ...listGroupedRows(members, path, required, reading),
    ...listRowsBelowPart(schema['additionalProperties'], path === '' ? '<name>' : `${path}.<name>`, reading),
    ...Object.values(asRecord(schema['patternProperties'])).flatMap((part) =>
      listRowsBelowPart(part, `${path}.<name>`, reading),
    ),
    ...listRowsBelowPart(schema['items'], `${path}[]`, reading),
    ...listBranches(schema).flatMap((branch) => listBranchRows(branch, path, reading)),
  ];
}

/** Groups names with the same meaning into one row. */
function listGroupedRows(
  members: readonly (readonly [name: string, member: unknown])[],
  path: string,
  required: readonly string[],
  reading: ReferenceTrail,
): readonly MemberRow[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const rows = members.map(([name, member]) =>
    listRowsOfMember(asRecord(member), at(name), required.includes(name), reading),
  );
  const own = new Set(rows.flatMap(([row]) => (row ? [`${row.type} ${row.says}`] : [])));
  const [first] = rows;
  if (rows.length < 4 || own.size > 1 || first?.length !== 1) return rows.flat();
  const names = members.map(([name]) => formatAsCode(name)).join(', ');
  return first.map((row) => ({ ...row, name: at('<name>'), says: `${row.says}: ${names}` }));
}

function listRowsBelowPart(part: unknown, path: string, reading: ReferenceTrail): readonly MemberRow[] {
  return isRecord(part) ? listRowsBelow(part, path, reading) : [];
}

function listRowsOfMember(
  schema: SchemaObject,
  name: string,
  isRequired: boolean,
  reading: ReferenceTrail,
): readonly MemberRow[] {
  const type = formatSchemaType(schema, reading.resolve);
  return [
    { name, type: isRequired ? `${type}, required` : type, says: getDescription(schema, reading.resolve) },
    ...listRowsBelow(schema, name, reading),
  ];
}

/** Describes one of several shapes. Where they differ by their `kind`, each describes itself, or its members name their shape. */
function listBranchRows(branch: SchemaObject, path: string, reading: ReferenceTrail): readonly MemberRow[] {
  const rows = listRowsBelow(branch, path, reading);
  const kind = asRecord(asRecord(branch['properties'])['kind'])['const'];
  if (kind === undefined) return rows;
  const says = toMarkdownText(branch['description']);
  if (says !== '') return [{ name: `${path}.kind`, type: formatAsCode(kind), says }, ...rows];
  return rows.map((row) => ({
    ...row,
    says: row.says === '' ? '' : `Bei ${formatAsCode(kind)}: ${row.says}`,
  }));
}

function isTag(name: string, member: SchemaObject): boolean {
  return name === 'kind' && ('const' in member || 'enum' in member);
}

/** Describes the type in a few words. */
function formatSchemaType(schema: SchemaObject, resolve: Resolve): string {
  const reference = getReference(schema);
  const target = reference === null ? null : resolve(reference);
  if (target !== null) {
    const again: Target = { ...target, schema: {}, link: 'the same' };
    return (
      target.link ??
      formatSchemaType(target.schema, (other) => (other === reference ? again : target.resolve(other)))
    );
  }
  if ('const' in schema) return formatAsCode(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(formatAsCode).join(', ');
  const branches = listBranches(schema);
  if (branches.length > 0) {
    return [...new Set(branches.map((branch) => formatSchemaType(branch, resolve)))].join(' or ');
  }
  const types = typeof schema['type'] === 'string' ? [schema['type']] : toStringList(schema['type']);
  if (types.length === 0) return 'any value';
  return types.map((type) => formatPlainType(type, schema, resolve)).join(', ');
}

function formatPlainType(type: string, schema: SchemaObject, resolve: Resolve): string {
  if (type === 'string') return schema['format'] === 'date' ? 'day' : 'text';
  if (type === 'array') {
    const items = asRecord(schema['items']);
    return 'prefixItems' in schema ? 'list' : `list of ${formatSchemaType(items, resolve)}`;
  }
  if (type !== 'object') return type;
  const [value] = [
    schema['additionalProperties'],
    ...Object.values(asRecord(schema['patternProperties'])),
  ].filter((part) => typeof part === 'object');
  return value === undefined ? 'object' : `names with ${formatSchemaType(asRecord(value), resolve)} each`;
}

function getDescription(schema: SchemaObject, resolve: Resolve): string {
  const own = toMarkdownText(schema['description']);
  const reference = getReference(schema);
  const target = reference === null ? null : resolve(reference);
  return own === '' && target !== null ? getDescription(target.schema, target.resolve) : own;
}

/** Lists the shapes that a value may have, without the names that editors offer. */
function listBranches(schema: SchemaObject): readonly SchemaObject[] {
  const branches: readonly unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  return branches.map(asRecord);
}

function getReference(schema: SchemaObject): string | null {
  const reference = schema['$ref'];
  return typeof reference === 'string' && !reference.startsWith('names.') ? reference : null;
}

function formatAsCode(value: unknown): string {
  return `\`${String(value)}\``;
}

function toMarkdownText(value: unknown): string {
  return typeof value === 'string' ? escapeMarkdown(value) : '';
}

function toStringList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
