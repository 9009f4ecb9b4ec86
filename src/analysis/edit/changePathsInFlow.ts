import { isMap, isScalar, isSeq, parseDocument, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { PathChange } from './Edit.ts';
import { createPathReplacer, lastName } from './createPathReplacer.ts';
import type { TextEdit } from './TextEdit.ts';

export function isFlowFile(file: string): boolean {
  return file.endsWith('.flow.yaml');
}

/** Members of a step of a flow that name questions without their step. */
const namesInStep: ReadonlySet<string> = new Set(
  'shows hides required voluntary marked locked full stale press reasons longest options texts values blocked open type enter remove upload'.split(
    ' ',
  ),
);

/** Members of a flow whose strings are data: values that are sent or given, names and reasons. They name no question. */
const otherData: ReadonlySet<string> = new Set([
  'submits',
  'sends',
  'brings',
  'given',
  'flow',
  'name',
  'x-lint',
]);

/** Lists the edits of a flow test: names within the step of the question, and whole paths. */
export function changePathsInFlow(text: string, change: PathChange): readonly TextEdit[] {
  // Most flow tests are of other forms, and parsing takes long.
  if (![change.form, lastName(change.from)].every((name) => text.includes(name))) return [];
  const document = parseDocument(text, { version: '1.2', prettyErrors: false });
  const flow: unknown = document.contents;
  if (document.errors.length > 0 || !isMap(flow) || flow.get('form') !== change.form) return [];
  const step = change.from.slice(0, change.from.indexOf('.'));
  const withinStep = (path: string) => path.slice(path.indexOf('.') + 1);
  const { list } = change;
  const names: NameChange = {
    from: withinStep(change.from),
    to: withinStep(change.to),
    list: list === null ? null : withinStep(list),
  };
  const replacePath = createPathReplacer(change).path;
  const edits: TextEdit[] = [];
  visit(flow, '');
  return edits;

  /** Visits everything on a step; `on` is its name. */
  function visit(node: unknown, on: string): void {
    if (isScalar(node)) replaceScalar(node, replacePath);
    if (isSeq(node)) {
      let last = on;
      for (const item of node.items) {
        last = nameStep(item) ?? last;
        visit(item, last);
      }
    }
    if (isMap(node)) for (const pair of node.items) visitPair(pair, nameStep(node) ?? on);
  }

  function visitPair({ key, value }: Pair, on: string): void {
    const name = isScalar(key) ? String(key.value) : '';
    if (otherData.has(name)) return;
    if (namesInStep.has(name)) {
      if (on === step) renameWithin(value, names, replaceScalar);
      return;
    }
    if (name === 'sees' && isMap(value)) {
      for (const pair of value.items) visit(pair.value, isScalar(pair.key) ? String(pair.key.value) : on);
      return;
    }
    if (isScalar(key)) replaceScalar(key, replacePath);
    if (name === list) renameRows(value, { ...change, list }, replaceScalar);
    else visit(value, on);
  }

  function replaceScalar(scalar: Scalar, replace: (written: string) => string | null): void {
    const replaced = typeof scalar.value === 'string' ? replace(scalar.value) : null;
    if (replaced === null || !scalar.range) return;
    const [offset, end] = scalar.range;
    const quote = /^['"]/.exec(text[offset] ?? '')?.[0] ?? '';
    edits.push({ offset, length: end - offset, text: quote + replaced + quote });
  }
}

function nameStep(node: unknown): string | null {
  const step = isMap(node) ? node.get('at') : null;
  return typeof step === 'string' ? step : null;
}

type ReplaceScalar = (scalar: Scalar, replace: (written: string) => string | null) => void;
type NameChange = Pick<PathChange, 'from' | 'to' | 'list'>;

/** Renames a question in names, keys, and in groups that are written as objects. */
function renameWithin(node: unknown, change: NameChange, replaceScalar: ReplaceScalar): void {
  if (isScalar(node)) replaceScalar(node, (name) => changeName(name, change));
  if (isSeq(node)) for (const item of node.items) renameWithin(item, change, replaceScalar);
  if (isMap(node)) renameKeys(node, change, replaceScalar);
}

function renameKeys(map: YAMLMap, { from, to, list }: NameChange, replaceScalar: ReplaceScalar): void {
  for (const { key, value } of map.items) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    const below = `${name}.`;
    if (list !== null && name === list) renameRows(value, { from, to, list }, replaceScalar);
    else if (isMap(value) && from.startsWith(below) && to.startsWith(below))
      renameKeys(
        value,
        {
          from: from.slice(below.length),
          to: to.slice(below.length),
          list: list?.startsWith(below) ? list.slice(below.length) : null,
        },
        replaceScalar,
      );
    else replaceScalar(key, () => changeName(name, { from, to, list }));
  }
}

/** Renames a question in the rows of its list, which are written as a list of objects. */
function renameRows(rows: unknown, { from, to, list }: NameChange, replaceScalar: ReplaceScalar): void {
  if (!isSeq(rows) || list === null) return;
  const [own, now] = [from, to].map((path) => path.slice(list.length + 1));
  for (const row of rows.items)
    if (isMap(row)) renameKeys(row, { from: own ?? '', to: now ?? '', list: null }, replaceScalar);
}

function changeName(name: string, { from, to, list }: NameChange): string | null {
  const [row] =
    list !== null && name.startsWith(`${list}.`) ? (/^\.\d+/.exec(name.slice(list.length)) ?? []) : [];
  if (list !== null && row !== undefined) {
    const changed = changeName(list + name.slice(list.length + row.length), { from, to, list: null });
    return changed === null ? null : list + row + changed.slice(list.length);
  }
  return name === from || name.startsWith(`${from}.`) ? to + name.slice(from.length) : null;
}
