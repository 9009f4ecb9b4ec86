import { asRecord } from '../plain/isRecord.ts';
import type { PartFile, SharedSource } from '../engine/index.ts';
import { abridgeForm } from './abridge/abridgeForm.ts';
import type { LoadedPart } from './expand/Expansion.ts';
import { type ExpandedForm, expandForm, type ReusableParts, type WrittenForm } from './expand/expandForm.ts';
import { findFileKind, type FileKind } from './findFileKind.ts';

/** Parsed files by path. */
export type ParsedFiles = ReadonlyMap<string, unknown>;

/** Assembles the files of one form for the engine. The shapes are trusted here and validated by the meta-schemas. */
export function assembleForm(
  id: string,
  files: ParsedFiles,
  reusable: ReusableParts,
  shared: SharedSource,
): ExpandedForm {
  const written = readWritten(id, files);
  const { shortOf } = written.wizard;
  if (shortOf === undefined) return expandForm(id, written, reusable, shared);
  const long = readWritten(shortOf, files);
  const { long: longForm, ...short } = abridgeForm(id, written, {
    id: shortOf,
    written: long,
    expanded: expandForm(shortOf, long, reusable, shared),
  });
  const { source, ...form } = expandForm(id, short.written, reusable, shared);
  return {
    ...form,
    source: { ...source, wizard: { ...source.wizard, shortOf: longForm } },
    origins: new Map([...short.origins, ...form.origins]),
    problems: [...short.problems, ...form.problems],
  };
}

function readWritten(id: string, files: ParsedFiles): WrittenForm {
  return {
    wizard: omitSchemaMember(files.get(`schemas/${id}/wizard.json`)),
    form: omitSchemaMember(files.get(`schemas/${id}/form.json`)),
    rules: omitSchemaMember(files.get(`rules/${id}.json`)),
    calls: omitSchemaMember(files.get(`schemas/${id}/calls.json`)),
    texts: omitSchemaMember(files.get(`schemas/${id}/texts.de.json`)),
  };
}

/** Collects parts and outcome sets from all files. */
export function assembleReusable(files: ParsedFiles): ReusableParts {
  const parts = filterByKind(files, 'part').map(({ name, path, value }): readonly [string, LoadedPart] => {
    const textFile = `schemas/_parts/${name}/texts.de.json`;
    const part = omitSchemaMember<PartFile>(value);
    return [
      name,
      {
        file: path,
        part: { ...part, properties: omitSchemaMember(part.properties) },
        textFile,
        texts: omitSchemaMember(files.get(textFile)),
      },
    ];
  });
  return { parts: new Map(parts), outcomes: omitSchemaMember(files.get('schemas/_shared/outcomes.json')) };
}

/** Collects all shared definitions from all files. */
export function assembleShared(files: ParsedFiles): SharedSource {
  const tables = filterByKind(files, 'tables').flatMap(({ path, value }) =>
    Object.entries(omitSchemaMember<SharedSource['tables']>(value)).flatMap(([name, table]) =>
      isTable(table) ? [{ name, table, path }] : [],
    ),
  );
  const conditions = filterByKind(files, 'conditions').flatMap(({ path, value }) =>
    Object.entries(
      omitSchemaMember<SharedSource['conditions']>(
        omitSchemaMember<Pick<SharedSource, 'conditions'>>(value).conditions,
      ),
    ).map(([name, is]) => ({ name, is, path })),
  );
  const values = filterByKind(files, 'conditions').flatMap(({ path, value }) =>
    Object.entries(
      omitSchemaMember<SharedSource['values']>(omitSchemaMember<Pick<SharedSource, 'values'>>(value).values),
    ).map(([name, is]) => ({ name, is, path })),
  );
  return {
    schemas: Object.fromEntries(
      filterByKind(files, 'shape').map(({ name, value }) => [
        name,
        omitSchemaMember<SharedSource['schemas'][string]>(value),
      ]),
    ),
    facts: {
      facts: {},
      ...omitSchemaMember<Partial<SharedSource['facts']>>(files.get('schemas/_shared/facts.json')),
    },
    conditions: Object.fromEntries(conditions.map(({ name, is }) => [name, is])),
    conditionFiles: Object.fromEntries(conditions.map(({ name, path }) => [name, path])),
    values: Object.fromEntries(values.map(({ name, is }) => [name, is])),
    valueFiles: Object.fromEntries(values.map(({ name, path }) => [name, path])),
    tables: Object.fromEntries(tables.map(({ name, table }) => [name, table])),
    tableFiles: Object.fromEntries(tables.map(({ name, path }) => [name, path])),
    settings: omitSchemaMember(files.get('rules/_shared/settings.json')),
  };
}

/** Returns true for a table with columns and rows; other tools read all tables, used or not. */
function isTable(table: unknown): boolean {
  if (table === null || typeof table !== 'object' || !('columns' in table) || !('rows' in table))
    return false;
  const { columns, rows } = table;
  const isObject = (part: unknown) => part !== null && typeof part === 'object';
  return (
    columns !== null &&
    typeof columns === 'object' &&
    Object.values(columns).every(isObject) &&
    Array.isArray(rows) &&
    rows.every(isObject)
  );
}

function filterByKind(files: ParsedFiles, kind: FileKind['kind']) {
  return [...files].flatMap(([path, value]) => {
    const found = findFileKind(path);
    return found?.kind === kind ? [{ path, name: found.name, value }] : [];
  });
}

/**
 * Removes `$schema`, which is for editors alone; a value that is not an object becomes `{}`. The shapes are trusted here: the meta-schemas
 * validate them, and a form with findings is not compiled.
 */
function omitSchemaMember<File extends object>(value: unknown): File;
function omitSchemaMember(value: unknown): object {
  const { $schema: _, ...rest } = asRecord(value);
  return rest;
}
