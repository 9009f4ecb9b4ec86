import { asRecord } from '../plain/isRecord.ts';
import type { PartFile, SharedSource } from '../engine/index.ts';
import type { LoadedPart } from './expand/Expansion.ts';
import { type ExpandedForm, expandForm, type Reusable, type WrittenForm } from './expand/expandForm.ts';
import { fileKind, type FileKind } from './fileKind.ts';

/** Parsed files by path. */
export type ParsedFiles = ReadonlyMap<string, unknown>;

/** The files of one form as the engine wants them. What they hold is believed here and judged by the meta-schemas. */
export function assembleForm(
  id: string,
  files: ParsedFiles,
  reusable: Reusable,
  shared: SharedSource,
): ExpandedForm {
  const written: WrittenForm = {
    wizard: members(files.get(`schemas/${id}/wizard.json`)),
    form: members(files.get(`schemas/${id}/form.json`)),
    rules: members(files.get(`rules/${id}.json`)),
    calls: members(files.get(`schemas/${id}/calls.json`)),
    texts: members(files.get(`schemas/${id}/texts.de.json`)),
  };
  return expandForm(id, written, reusable, shared);
}

/** Parts and outcome sets, from whatever files there are. */
export function assembleReusable(files: ParsedFiles): Reusable {
  const parts = ofKind(files, 'part').map(({ name, path, value }): readonly [string, LoadedPart] => {
    const textFile = `schemas/_parts/${name}/texts.de.json`;
    const part = members<PartFile>(value);
    return [
      name,
      {
        file: path,
        part: { ...part, properties: members(part.properties) },
        textFile,
        texts: members(files.get(textFile)),
      },
    ];
  });
  return { parts: new Map(parts), outcomes: members(files.get('schemas/_shared/outcomes.json')) };
}

/** What all forms share, from whatever files there are. */
export function assembleShared(files: ParsedFiles): SharedSource {
  const tables = ofKind(files, 'tables').flatMap(({ path, value }) =>
    Object.entries(members<SharedSource['tables']>(value)).flatMap(([name, table]) =>
      isTable(table) ? [{ name, table, path }] : [],
    ),
  );
  const conditions = ofKind(files, 'conditions').flatMap(({ path, value }) =>
    Object.entries(
      members<SharedSource['conditions']>(members<Pick<SharedSource, 'conditions'>>(value).conditions),
    ).map(([name, is]) => ({ name, is, path })),
  );
  const values = ofKind(files, 'conditions').flatMap(({ path, value }) =>
    Object.entries(members<SharedSource['values']>(members<Pick<SharedSource, 'values'>>(value).values)).map(
      ([name, is]) => ({ name, is, path }),
    ),
  );
  return {
    schemas: Object.fromEntries(
      ofKind(files, 'shape').map(({ name, value }) => [
        name,
        members<SharedSource['schemas'][string]>(value),
      ]),
    ),
    facts: {
      facts: {},
      ...members<Partial<SharedSource['facts']>>(files.get('schemas/_shared/facts.json')),
    },
    conditions: Object.fromEntries(conditions.map(({ name, is }) => [name, is])),
    conditionFiles: Object.fromEntries(conditions.map(({ name, path }) => [name, path])),
    values: Object.fromEntries(values.map(({ name, is }) => [name, is])),
    valueFiles: Object.fromEntries(values.map(({ name, path }) => [name, path])),
    tables: Object.fromEntries(tables.map(({ name, table }) => [name, table])),
    tableFiles: Object.fromEntries(tables.map(({ name, path }) => [name, path])),
    settings: members(files.get('rules/_shared/settings.json')),
  };
}

/** Tables are gone through by those who do not use them, too: one without columns and rows is none. */
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

function ofKind(files: ParsedFiles, kind: FileKind['kind']) {
  return [...files].flatMap(([path, value]) => {
    const found = fileKind(path);
    return found?.kind === kind ? [{ path, name: found.name, value }] : [];
  });
}

/**
 * Members of an object without `$schema`, which is for editors alone; nothing of anything else. What they hold is believed here: the
 * meta-schemas judge it, and the compiler does not take a form with findings.
 */
function members<File extends object>(value: unknown): File;
function members(value: unknown): object {
  const { $schema: _, ...rest } = asRecord(value);
  return rest;
}
