import type { Problem } from '../engine/index.ts';
import { mistake } from './messages/messages.ts';
import { assembleForm, assembleReusable, assembleShared } from './assembleForm.ts';
import { exceptionsIn, withoutExceptions } from './exceptions.ts';
import { originOf, type Spot } from './expand/Origins.ts';
import { type FileKind, fileKind } from './fileKind.ts';
import { parseSource } from './parseSource.ts';
import { readMetaSchemas } from './readMetaSchemas.ts';
import type { LoadedBrand, LoadedForm, Repository, SourceFile, TextCatalogue } from './Repository.ts';

/**
 * Texts of all definition files by path -> everything parsed. Pure, so that an editor's unsaved texts can be read, too. What has not
 * changed since `previous` was read is the same object again: files, what forms share, forms, meta-schemas.
 */
export function readRepository(texts: ReadonlyMap<string, string>, previous?: Repository): Repository {
  const files = new Map(
    [...texts].map(([path, text]) => {
      const known = previous?.files.get(path);
      return [path, known?.text === text ? known : parseSource(path, text)];
    }),
  );
  const kinds = [...files.values()].flatMap((file) => {
    const kind = fileKind(file.path);
    return kind ? [{ ...kind, file }] : [];
  });
  const ofKind = (kind: FileKind['kind']) => kinds.filter((entry) => entry.kind === kind);
  const changed = previous ? changedKinds(previous.files, files) : [];
  /** Whether the files that something is made of are the same as before, none more and none less. */
  const isSame = (isPart: (kind: FileKind) => boolean) => previous !== undefined && !changed.some(isPart);
  const shared =
    previous && isSame(isShared) ? previous.shared : assembleShared(valuesOf(kinds.filter(isShared)));
  const reusable =
    previous && isSame(isReusable) ? previous.reusable : assembleReusable(valuesOf(kinds.filter(isReusable)));
  const meta = readMetaSchemas(ofKind('meta'));
  const problems: Problem[] = [...files.values()].flatMap((file) => file.problems).concat(meta.problems);

  const forms: LoadedForm[] = [];
  for (const id of new Set(kinds.filter(isOfForm).map((entry) => entry.owner))) {
    const wanted = [
      `schemas/${id}/wizard.json`,
      `schemas/${id}/form.json`,
      `schemas/${id}/calls.json`,
      `schemas/${id}/texts.de.json`,
      `rules/${id}.json`,
    ];
    const missing = wanted.filter((path) => !files.has(path));
    if (missing[0] !== undefined) problems.push(missingFile(missing[0], missing, id));
    const own = kinds.filter((entry) => entry.owner === id && !entry.kind.startsWith('brand'));
    const readable = missing.length === 0 && own.every(({ file }) => isReadable(file));
    if (!readable) continue;
    const known = isSame((kind) => isPartOfForm(kind, id)) && previous && formOf(previous, id);
    if (known && previous?.reusable === reusable) {
      forms.push(known.source.shared === shared ? known : { ...known, source: { ...known.source, shared } });
      continue;
    }
    const {
      source,
      origins,
      texts: all,
      problems: found,
    } = assembleForm(id, valuesOf(own), reusable, shared);
    const writtenAt = (place: Spot) => originOf(origins, place);
    // Texts are no part of a source.
    const isTextAlone = isSame((kind) => isPartOfForm(kind, id) && kind.kind !== 'texts') && isSame(isShared);
    const before = isTextAlone && previous?.reusable === reusable && formOf(previous, id);
    const hasSameKeys =
      before &&
      isEqual(
        keysOf(files, `schemas/${id}/texts.de.json`),
        keysOf(previous.files, `schemas/${id}/texts.de.json`),
      );
    forms.push({
      id,
      source: before ? before.source : source,
      writtenAt: before && hasSameKeys ? before.writtenAt : writtenAt,
      texts: all,
      problems: found,
    });
  }

  return {
    files,
    forms,
    shared,
    reusable,
    texts: new Map([
      ...ofKind('texts').map((entry) => catalogueOf(entry, entry.file)),
      ...ofKind('sharedTexts').map((entry) => catalogueOf(entry, entry.file)),
      ...forms.map(({ id, texts: all }): readonly [string, TextCatalogue] => [
        id,
        { namespace: id, file: `schemas/${id}/texts.de.json`, texts: textsOf(all) },
      ]),
    ]),
    brands: ofKind('brand').map((entry) => brandOf(entry.owner, entry.file, files)),
    metaSchemas: previous && isSame(({ kind }) => kind === 'meta') ? previous.metaSchemas : meta.schemas,
    problems: [...problems, ...forms.flatMap((form) => form.problems)],
    exceptions: [...files.values()].flatMap((file) =>
      previous?.files.get(file.path) === file
        ? previous.exceptions.filter((exception) => exception.file === file.path)
        : exceptionsIn(file),
    ),
  };
}

function keysOf(files: Repository['files'], path: string): readonly string[] {
  return Object.keys(recordOf(files.get(path)?.value));
}

function isEqual(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((key, index) => key === right[index]);
}

function formOf({ forms }: Repository, id: string): LoadedForm | undefined {
  return forms.find((form) => form.id === id);
}

function isShared({ owner }: FileKind): boolean {
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

/** What the files are that are new, gone or other objects now. */
function changedKinds(before: Repository['files'], now: Repository['files']): readonly FileKind[] {
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((path) =>
    before.get(path) === now.get(path) ? [] : (fileKind(path) ?? []),
  );
}

function missingFile(file: string, missing: readonly string[], id: string): Problem {
  return {
    file,
    pointer: '',
    ...mistake('missing-file.form', { id, files: missing.join(', ') }),
  };
}

function isReadable(file: SourceFile): boolean {
  return file.problems.length === 0 && file.value !== null && typeof file.value === 'object';
}

function valuesOf(entries: readonly { readonly file: SourceFile }[]): ReadonlyMap<string, unknown> {
  return new Map(entries.map(({ file }) => [file.path, withoutExceptions(file.value)]));
}

function catalogueOf(kind: FileKind, file: SourceFile): readonly [string, TextCatalogue] {
  const namespace = kind.kind === 'texts' ? kind.owner : kind.name;
  return [namespace, { namespace, file: file.path, texts: textsOf(file.value) }];
}

function brandOf(id: string, file: SourceFile, files: ReadonlyMap<string, SourceFile>): LoadedBrand {
  const overlay = files.get(`brands/${id}/texts.de.json`);
  return {
    id,
    file: file.path,
    brand: recordOf(file.value),
    overlay: overlay ? { file: overlay.path, texts: textsOf(overlay.value) } : null,
  };
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).filter(
      (entry): entry is [string, string] => entry[0] !== '$schema' && typeof entry[1] === 'string',
    ),
  );
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
