import { asRecord } from '../plain/isRecord.ts';
import type { Problem } from '../engine/index.ts';
import { mistake } from './messages/messages.ts';
import { assembleForm, assembleReusable, assembleShared } from './assembleForm.ts';
import { listExceptions, removeExceptions } from './exceptions.ts';
import { findOrigin, findPartUses, type SourceLocation } from './expand/Origins.ts';
import { type FileKind, findFileKind } from './findFileKind.ts';
import { parseSource } from './parseSource.ts';
import { readMetaSchemas } from './readMetaSchemas.ts';
import type { LoadedBrand, LoadedForm, Repository, SourceFile, TextCatalogue } from './Repository.ts';

/**
 * Parses the texts of all definition files by path. Pure, so that an editor's unsaved texts can be read, too. Everything that has not
 * changed since `previous` is the same object again: files, shared definitions, forms, meta-schemas.
 */
export function readRepository(texts: ReadonlyMap<string, string>, previous?: Repository): Repository {
  const reading = readFiles(texts, previous);
  const { files, kinds, shared, reusable } = reading;
  const ofKind = (kind: FileKind['kind']) => kinds.filter((entry) => entry.kind === kind);
  const meta = readMetaSchemas(ofKind('meta'));
  const ids = [...new Set(kinds.filter(isOfForm).map((entry) => entry.owner))];
  const missing = ids.flatMap(
    (id) => findMissingFiles(id, files) ?? findMissingLongForm(id, ids, files) ?? [],
  );
  const forms = ids.flatMap((id) => readForm(id, reading) ?? []);
  return {
    files,
    forms,
    shared,
    reusable,
    texts: new Map([
      ...ofKind('texts').map((entry) => createTextCatalogue(entry, entry.file)),
      ...ofKind('sharedTexts').map((entry) => createTextCatalogue(entry, entry.file)),
      ...forms.map(({ id, texts: all }): readonly [string, TextCatalogue] => [
        id,
        { namespace: id, file: `schemas/${id}/texts.de.json`, texts: pickTexts(all) },
      ]),
    ]),
    brands: ofKind('brand').map((entry) => createLoadedBrand(entry.owner, entry.file, files)),
    metaSchemas:
      previous && reading.isSame(({ kind }) => kind === 'meta') ? previous.metaSchemas : meta.schemas,
    problems: [
      ...[...files.values()].flatMap((file) => file.problems),
      ...meta.problems,
      ...missing,
      ...forms.flatMap((form) => form.problems),
    ],
    exceptions: [...files.values()].flatMap((file) =>
      previous?.files.get(file.path) === file
        ? previous.exceptions.filter((exception) => exception.file === file.path)
        : listExceptions(file),
    ),
  };
}

/** All files with the shared definitions, before any form is assembled. */
interface RepositoryReading extends Pick<Repository, 'files' | 'shared' | 'reusable'> {
  readonly previous: Repository | undefined;
  readonly kinds: readonly KnownFile[];
  /** Returns true when exactly the files of these kinds are the same objects as before. */
  readonly isSame: (isPart: (kind: FileKind) => boolean) => boolean;
}

interface KnownFile extends FileKind {
  readonly file: SourceFile;
}

function readFiles(texts: ReadonlyMap<string, string>, previous: Repository | undefined): RepositoryReading {
  const files = new Map(
    [...texts].map(([path, text]) => {
      const known = previous?.files.get(path);
      return [path, known?.text === text ? known : parseSource(path, text)];
    }),
  );
  const kinds = [...files.values()].flatMap((file) => {
    const kind = findFileKind(file.path);
    return kind ? [{ ...kind, file }] : [];
  });
  const changed = previous ? listChangedKinds(previous.files, files) : [];
  const isSame: RepositoryReading['isSame'] = (isPart) => previous !== undefined && !changed.some(isPart);
  return {
    files,
    kinds,
    previous,
    isSame,
    shared:
      previous && isSame(isSharedKind)
        ? previous.shared
        : assembleShared(mapFileValues(kinds.filter(isSharedKind))),
    reusable:
      previous && isSame(isReusable)
        ? previous.reusable
        : assembleReusable(mapFileValues(kinds.filter(isReusable))),
  };
}

/** Returns null when a file is missing or cannot be read. */
function readForm(id: string, { files, kinds, shared, reusable, previous, isSame }: RepositoryReading) {
  const owners = listOwners(id, files);
  const own = kinds.filter((entry) => owners.includes(entry.owner) && !entry.kind.startsWith('brand'));
  const isMissing = owners.some((owner) => findMissingFiles(owner, files) !== null);
  if (isMissing || !own.every(({ file }) => isReadable(file))) return null;
  const known = previous?.reusable === reusable ? findForm(previous, id) : undefined;
  const isPart = (kind: FileKind) => owners.some((owner) => isPartOfForm(kind, owner));
  if (known && isSame(isPart)) {
    return known.source.shared === shared ? known : { ...known, source: { ...known.source, shared } };
  }
  const { origins, ...form } = assembleForm(id, mapFileValues(own), reusable, shared);
  // Texts are no part of a source.
  const isTextAlone = isSame((kind) => isPart(kind) && kind.kind !== 'texts') && isSame(isSharedKind);
  const before = isTextAlone ? known : undefined;
  const keys = (of: Repository['files']) =>
    owners.flatMap((owner) => listFileKeys(of, `schemas/${owner}/texts.de.json`));
  const hasSameKeys = previous !== undefined && isEqual(keys(files), keys(previous.files));
  const loaded: LoadedForm = {
    id,
    source: before?.source ?? form.source,
    ...(before && hasSameKeys
      ? { writtenAt: before.writtenAt, usesOf: before.usesOf }
      : {
          writtenAt: (place: SourceLocation) => findOrigin(origins, place),
          usesOf: (place: SourceLocation) => findPartUses(origins, place),
        }),
    repetitions: form.repetitions,
    partCalls: form.partCalls,
    texts: form.texts,
    problems: form.problems,
  };
  return loaded;
}

/** Lists the form itself, and the long form of a short one. */
function listOwners(id: string, files: Repository['files']): readonly string[] {
  const { shortOf } = asRecord(files.get(`schemas/${id}/wizard.json`)?.value);
  return typeof shortOf === 'string' ? [id, shortOf] : [id];
}

function listFileKeys(files: Repository['files'], path: string): readonly string[] {
  return Object.keys(asRecord(files.get(path)?.value));
}

function isEqual(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((key, index) => key === right[index]);
}

function findForm({ forms }: Repository, id: string): LoadedForm | undefined {
  return forms.find((form) => form.id === id);
}

function isSharedKind({ owner }: FileKind): boolean {
  return owner === '_shared';
}

function isReusable({ kind }: FileKind): boolean {
  return kind === 'part' || kind === 'partTexts' || kind === 'outcomes';
}

function isOfForm({ kind }: FileKind): boolean {
  return ['wizard', 'form', 'calls', 'texts', 'rules'].includes(kind);
}

function isPartOfForm(kind: FileKind, form: string): boolean {
  return kind.owner === form && isOfForm(kind);
}

/** Lists the kinds of the files that are new, gone or other objects now. */
function listChangedKinds(before: Repository['files'], now: Repository['files']): readonly FileKind[] {
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((path) =>
    before.get(path) === now.get(path) ? [] : (findFileKind(path) ?? []),
  );
}

/** Reports the missing files of a form; null when it is complete. */
function findMissingFiles(id: string, files: Repository['files']): Problem | null {
  const folder = ['wizard', 'form', 'calls', 'texts.de'].map((name) => `schemas/${id}/${name}.json`);
  const missing = [...folder, `rules/${id}.json`].filter((path) => !files.has(path));
  const [file] = missing;
  if (file === undefined) return null;
  return {
    file,
    pointer: '',
    ...mistake('missing-file.form', { id, files: missing.join(', ') }),
  };
}

/** Reports a short form without its long form. */
function findMissingLongForm(id: string, ids: readonly string[], files: Repository['files']): Problem | null {
  const long = listOwners(id, files).find((owner) => !ids.includes(owner));
  if (long === undefined) return null;
  return {
    file: `schemas/${id}/wizard.json`,
    pointer: '/shortOf',
    ...mistake('unknown-long-form', { form: long }),
  };
}

function isReadable(file: SourceFile): boolean {
  return file.problems.length === 0 && file.value !== null && typeof file.value === 'object';
}

function mapFileValues(entries: readonly { readonly file: SourceFile }[]): ReadonlyMap<string, unknown> {
  return new Map(entries.map(({ file }) => [file.path, removeExceptions(file.value)]));
}

function createTextCatalogue(kind: FileKind, file: SourceFile): readonly [string, TextCatalogue] {
  const namespace = kind.kind === 'texts' ? kind.owner : kind.name;
  return [namespace, { namespace, file: file.path, texts: pickTexts(file.value) }];
}

function createLoadedBrand(
  id: string,
  file: SourceFile,
  files: ReadonlyMap<string, SourceFile>,
): LoadedBrand {
  const overlay = files.get(`brands/${id}/texts.de.json`);
  return {
    id,
    file: file.path,
    brand: asRecord(file.value),
    overlay: overlay ? { file: overlay.path, texts: pickTexts(overlay.value) } : null,
  };
}

function pickTexts(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(asRecord(value)).filter(
      (entry): entry is [string, string] => entry[0] !== '$schema' && typeof entry[1] === 'string',
    ),
  );
}
