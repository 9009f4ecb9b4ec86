import type { Repository, SourceFile } from '../../definitions/index.ts';
import type { PathChange } from './Edit.ts';
import { changePathsInFlow, isFlowFile } from './changePathsInFlow.ts';
import { createPathReplacer, type PathReplacer } from './createPathReplacer.ts';
import { changePathsInJson, type JsonPlace } from './changePathsInJson.ts';
import type { TextEdit } from './TextEdit.ts';

/** Lists the edits of every file that names a question by its path: of the form, of its short forms, of brands, and flow tests. */
export function changePaths(
  texts: ReadonlyMap<string, string>,
  repository: Repository,
  change: PathChange,
): ReadonlyMap<string, readonly TextEdit[]> {
  const replacers = createReplacers(repository, change);
  const edits = [...texts].map(([file, text]): readonly [string, readonly TextEdit[]] => {
    if (isFlowFile(file)) return [file, changePathsInFlow(text, change)];
    const source = repository.files.get(file);
    const replace = source ? replacers(source) : null;
    return [file, source?.tree && replace ? changePathsInJson(source.tree, replace) : []];
  });
  return new Map(edits.filter(([, ofFile]) => ofFile.length > 0));
}

type PlaceReplacer = (place: JsonPlace) => string | null;

function createReplacers(
  { forms }: Repository,
  change: PathChange,
): (file: SourceFile) => PlaceReplacer | null {
  const replace = createPathReplacer(change);
  const shortForms = forms.filter(({ source }) => source.wizard.shortOf?.id === change.form);
  const isShort = (id: string) => shortForms.some((form) => form.id === id);
  const isAlone = !forms.some(
    ({ id, source }) => id !== change.form && !isShort(id) && hasQuestion(source.steps, change.from),
  );
  return ({ path }) => {
    const [, owner = ''] = /^(?:schemas|rules)\/([^/]+?)(?:\/|\.json$)/.exec(path) ?? [];
    if (owner === change.form) return createOwnReplacer(path, change, replace);
    if (path.startsWith('brands/')) return ({ text }) => replace.qualified(text);
    if (isShort(owner)) return (place) => (isOfLongForm(place) ? replace.path(place.text) : null);
    // A shared file says with which form it deals by its paths alone.
    if (path.startsWith('rules/_shared/') && isAlone) return ({ text }) => replace.path(text);
    return null;
  };
}

function createOwnReplacer(file: string, change: PathChange, replace: PathReplacer): PlaceReplacer {
  if (file.endsWith('/texts.de.json')) return ({ text, isKey }) => (isKey ? replace.path(text) : null);
  if (!file.endsWith('/form.json')) return ({ text }) => replace.path(text);
  const container = [
    'properties',
    ...change.from
      .split('.')
      .slice(0, -1)
      .flatMap((name) => [name, 'properties']),
  ];
  return (place) => {
    const { text, isKey, at } = place;
    const inside = container.every((name, index) => at[index] === name) ? at.slice(container.length) : null;
    if (inside === null) return replace.path(text);
    // A block names the questions beside it by their names.
    const [, control, member] = inside;
    const isSibling =
      control === 'x-control' &&
      ((member === 'set' && isKey && inside.length === 4) ||
        (member === 'fills' && !isKey) ||
        (member === 'by' && !isKey));
    return (isKey && inside.length === 1) || isSibling ? replace.name(text) : replace.path(text);
  };
}

/** A short form names questions of its long form in `as` and in its statements. */
function isOfLongForm({ isKey, at }: JsonPlace): boolean {
  return isKey ? at.at(-4) === 'x-control' && at.at(-3) === 'says' : at.at(-1) === 'as';
}

/** Returns true when a step has a question or a group at a path, in its own words or from a part. */
export function hasQuestion(steps: object, path: string): boolean {
  return (
    path
      .split('.')
      .reduce<unknown>(
        (within, name, index) => readMember(index === 0 ? within : readMember(within, 'properties'), name),
        steps,
      ) !== undefined
  );
}

function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
