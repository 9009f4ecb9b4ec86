import type { Repository, SourceFile } from '../../definitions/index.ts';
import type { PathChange } from './Edit.ts';
import { changePathsInFlow, isFlowFile } from './changePathsInFlow.ts';
import { createPathReplacer, type PathReplacer } from './createPathReplacer.ts';
import { changePathsInJson, type JsonPlace } from './changePathsInJson.ts';
import { listSchemaKeys } from './listSchemaKeys.ts';
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
  const replaceInRow = createRowReplacer(change, forms);
  const shortForms = forms.filter(({ source }) => source.wizard.shortOf?.id === change.form);
  const isShort = (id: string) => shortForms.some((form) => form.id === id);
  const isAlone = !forms.some(
    ({ id, source }) => id !== change.form && !isShort(id) && hasQuestion(source.steps, change.from),
  );
  return ({ path, tree }) => {
    const [, owner = ''] = /^(?:schemas|rules)\/([^/]+?)(?:\/|\.json$)/.exec(path) ?? [];
    if (owner === change.form)
      return createOwnReplacer({ path, tree }, change, { ...replace, inRow: replaceInRow });
    if (path.startsWith('brands/')) return ({ text }) => replace.qualified(text);
    if (isShort(owner)) return (place) => (isOfLongForm(place) ? replace.path(place.text) : null);
    // A shared file says with which form it deals by its paths alone.
    if (path.startsWith('rules/_shared/') && isAlone) return ({ text }) => replace.path(text);
    return null;
  };
}

interface OwnReplacer extends PathReplacer {
  /** Replaces a path `row.*` in a rule. `isInRows`: the rule belongs to a question of the list. */
  readonly inRow: (place: JsonPlace, isInRows: boolean) => string | null;
}

function createOwnReplacer(
  { path: file, tree }: Pick<SourceFile, 'path' | 'tree'>,
  { from, list }: PathChange,
  replace: OwnReplacer,
): PlaceReplacer {
  if (file.endsWith('/texts.de.json')) return ({ text, isKey }) => (isKey ? replace.path(text) : null);
  if (!file.endsWith('/form.json'))
    return (place) =>
      replace.path(place.text) ??
      replace.inRow(place, place.at[0] === 'fields' && place.at[1]?.startsWith(`${list}.`) === true);
  const container = listSchemaKeys(tree, from).slice(0, -1);
  const rows = list === null ? null : [...listSchemaKeys(tree, list), 'items'];
  return (place) => {
    const { text, isKey, at } = place;
    const inRow = () => replace.inRow(place, rows?.every((name, index) => at[index] === name) === true);
    const inside = container.every((name, index) => at[index] === name) ? at.slice(container.length) : null;
    if (inside === null) return replace.path(text) ?? inRow();
    // A block names the questions beside it by their names.
    const [, control, member] = inside;
    const isSibling =
      control === 'x-control' &&
      ((member === 'set' && isKey && inside.length === 4) ||
        (member === 'fills' && !isKey) ||
        (member === 'by' && !isKey));
    return (isKey && inside.length === 1) || isSibling ? replace.name(text) : (replace.path(text) ?? inRow());
  };
}

/**
 * Creates the replacer of `row.*`, which names a question of the list whose rows the rule is about. A condition or value with a name has no
 * list of its own: it means this list where no other one of the form has a question of that name.
 */
function createRowReplacer(
  { form, from, to, list }: PathChange,
  forms: Repository['forms'],
): OwnReplacer['inRow'] {
  if (list === null) return () => null;
  const [old, now] = [from, to].map((path) => path.replace(`${list}.`, 'row.'));
  const replace = createPathReplacer({ form, from: old ?? from, to: now ?? to }).path;
  const steps = forms.find(({ id }) => id === form)?.source.steps ?? {};
  const isOnlyOne = listLists(steps).every(
    (one) => one === list || !hasQuestion(steps, from.replace(list, one)),
  );
  return ({ text, rowOf, at }, isInRows) => {
    const isNamed = isOnlyOne && ['conditions', 'values'].includes(at[0] ?? '');
    return rowOf === list || (rowOf === null && (isInRows || isNamed)) ? replace(text) : null;
  };
}

/** Lists the paths of the lists of a form. */
function listLists(steps: object, around = ''): readonly string[] {
  return Object.entries(steps).flatMap(([name, schema]: readonly [string, unknown]): readonly string[] => {
    const path = `${around}${name}`;
    if (readMember(schema, 'items') !== undefined) return [path];
    const inner = readMember(schema, 'properties');
    return typeof inner === 'object' && inner !== null ? listLists(inner, `${path}.`) : [];
  });
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
        (within, name, index) => readMember(index === 0 ? within : readProperties(within), name),
        steps,
      ) !== undefined
  );
}

/** The questions of a list stand under its `items`. */
function readProperties(group: unknown): unknown {
  return readMember(group, 'properties') ?? readMember(readMember(group, 'items'), 'properties');
}

function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
