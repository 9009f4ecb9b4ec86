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
  const written = {
    wizard: members(files.get(`schemas/${id}/wizard.json`)),
    form: members(files.get(`schemas/${id}/form.json`)),
    rules: members(files.get(`rules/${id}.json`)),
    calls: members(files.get(`schemas/${id}/calls.json`)),
    texts: members(files.get(`schemas/${id}/texts.de.json`)),
  };
  return expandForm(id, written as unknown as WrittenForm, reusable, shared);
}

/** Parts and outcome sets, from whatever files there are. */
export function assembleReusable(files: ParsedFiles): Reusable {
  const parts = ofKind(files, 'part').map(({ name, path, value }): readonly [string, LoadedPart] => {
    const textFile = `schemas/_parts/${name}/texts.de.json`;
    return [
      name,
      {
        file: path,
        part: { ...members(value), properties: members(members(value)['properties']) } as unknown as PartFile,
        textFile,
        texts: members(files.get(textFile)) as LoadedPart['texts'],
      },
    ];
  });
  return {
    parts: new Map(parts),
    outcomes: members(files.get('schemas/_shared/outcomes.json')) as Reusable['outcomes'],
  };
}

/** What all forms share, from whatever files there are. */
export function assembleShared(files: ParsedFiles): SharedSource {
  const conditions = ofKind(files, 'conditions').flatMap(({ path, value }) =>
    Object.entries(members(members(value)['conditions'])).map(([name, is]) => ({ name, is, path })),
  );
  return {
    schemas: Object.fromEntries(
      ofKind(files, 'shape').map(({ name, value }) => [name, members(value)]),
    ) as SharedSource['schemas'],
    facts: {
      facts: {},
      ...members(files.get('schemas/_shared/facts.json')),
    } as unknown as SharedSource['facts'],
    conditions: Object.fromEntries(
      conditions.map(({ name, is }) => [name, is]),
    ) as SharedSource['conditions'],
    conditionFiles: Object.fromEntries(conditions.map(({ name, path }) => [name, path])),
    tables: members(files.get('rules/_shared/tables.json')) as SharedSource['tables'],
    settings: members(files.get('rules/_shared/settings.json')) as SharedSource['settings'],
  };
}

function ofKind(files: ParsedFiles, kind: FileKind['kind']) {
  return [...files].flatMap(([path, value]) => {
    const found = fileKind(path);
    return found?.kind === kind ? [{ path, name: found.name, value }] : [];
  });
}

/** Members of an object without `$schema`, which is for editors alone; nothing of anything else. */
function members(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
  const { $schema: _, ...rest } = value as Readonly<Record<string, unknown>>;
  return rest;
}
