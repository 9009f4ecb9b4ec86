import {
  evaluateBlock,
  evaluateValue,
  findNearestName,
  formatBlock,
  formatValues,
  snapshotStep,
  type BlockState,
  type FieldState,
  type Journey,
  type ListState,
  type NodeState,
  type OpenRequirement,
  type Walk,
} from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import { type FormWords, readPlainly, type SeenWords } from './FormWords.ts';
import { findNodeState } from './toSeenField.ts';

/** The surroundings of a look at words. */
interface WordsContext {
  readonly walk: Walk;
  readonly step: string;
  readonly words: FormWords;
}

/**
 * Reads what stands at a place of a step: the name of a question (`street`), another text of a question, block or list
 * (`street.hint`, `street.options.A`, `street.error`, `note.text`), or a text of the step (`title`, `stuck`, `error.tooLate`,
 * `dialog.sure.text`).
 */
export function readWords({ walk }: Journey, step: string, place: string, words: FormWords): SeenWords {
  const context = { walk, step, words };
  const parts = place.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const state = findNodeState(walk, step, parts.slice(0, length).join('.'));
    if (state === null) continue;
    const kind = parts.slice(length).join('.') || 'name';
    if (!state.shown) return { fault: say('flow.reads-hidden', { place }) };
    return toSeen(readNode(state, kind, context), place, context);
  }
  return toSeen(readStep(place, context), place, context);
}

function toSeen(text: string | null, place: string, context: WordsContext): SeenWords {
  if (text !== null && text !== '') return { text: readPlainly(text) };
  const near = findNearestName(place, listPlaces(context));
  const fault = say('flow.reads-nothing', { place });
  return { fault: near === null || near === place ? fault : say('flow.reads-meant', { fault, near }) };
}

/** Returns a text of a node; null where the node has no such text now. */
function readNode(state: NodeState, kind: string, context: WordsContext): string | null {
  switch (state.kind) {
    case 'field':
      return readField(state, kind, context);
    case 'block':
      return readBlock(state, kind, context);
    case 'list':
      return readList(state, kind, context);
  }
}

function readField(state: FieldState, kind: string, context: WordsContext): string | null {
  const { field, variant, lock } = state;
  const texts = context.words.of(field.path, variant);
  const [head, ...rest] = kind.split('.');
  switch (head) {
    // The name of a question, as it stands above it.
    case 'name':
      return texts.legend;
    case 'label':
    case 'legend':
    case 'hint':
    case 'why':
      return texts[head];
    case 'options':
      return readOption(state, rest, texts);
    case 'groups':
      return state.options?.some(({ group }) => group === rest.join('.'))
        ? texts.group(rest.join('.'))
        : null;
    case 'error':
      return readOpen(context, ({ key }) => key === state.key);
    case 'reason':
      return lock?.says ? texts.reason(lock.says) : null;
    default:
      return texts.text(kind, {});
  }
}

/** Returns the words of an option that is offered (`options.A`), or of the reason why it cannot be chosen (`options.A.reason`). */
function readOption(
  { options, field }: FieldState,
  [name = '', reason]: readonly string[],
  texts: ReturnType<FormWords['of']>,
): string | null {
  if (options === null)
    return field.type === 'boolean' && isBoolean(name) ? texts.option(name === 'true') : null;
  const option = options.find((one) => String(one.value) === name);
  if (option === undefined) return null;
  if (reason !== undefined) return option.disabled === null ? null : texts.text(option.disabled);
  return option.label ?? texts.option(option.value);
}

function isBoolean(name: string): boolean {
  return name === 'true' || name === 'false';
}

/** Returns a text of a block with its values. `value` is what a block shows of its value: words for codes, or the value as it is written. */
function readBlock(state: BlockState, kind: string, { walk, words }: WordsContext): string | null {
  const texts = words.of(state.block.path, null);
  const values = formatBlock(walk, state);
  if (kind === 'name')
    return texts.text('label', values) || texts.text('title', values) || texts.text('text', values);
  if (kind !== 'value') return texts.text(kind, values);
  const codes = [evaluateBlock(walk, state)['of']].flat();
  const said = codes.map((code) => (isCode(code) ? texts.option(code) : ''));
  const { of } = values;
  if (said.every((word) => word !== '')) return said.join(', ');
  return typeof of === 'string' ? of : null;
}

function isCode(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function readList({ list, key }: ListState, kind: string, context: WordsContext): string | null {
  const texts = context.words.of(list.path, null);
  if (kind === 'name') return texts.legend;
  if (kind === 'hint' || kind === 'why') return texts[kind];
  return kind === 'error' ? readOpen(context, (one) => one.key === key) : texts.text(kind, {});
}

/** Returns a text of the step, of a dialog, or of a lock. */
function readStep(place: string, context: WordsContext): string | null {
  const { walk, step, words } = context;
  const [head, name = '', ...rest] = place.split('.');
  switch (head) {
    case 'stuck': {
      const { stuck } = snapshotStep(walk, step);
      return stuck === null ? null : words.find([stuck]);
    }
    case 'error':
      return readOpen(context, ({ error }) => error.code === name);
    case 'dialog':
      return words.find([place], readDialogValues(walk, name));
    case 'lock': {
      const isShown = walk.nodes.some((node) => locksOf(node).includes(name));
      return isShown ? words.find([['lock', name, ...rest].join('.')]) : null;
    }
    default:
      return words.find([`${step}.${place}`, place, `wizard:${place}`]);
  }
}

/** Returns the sentence of the first requirement that is open or warns, if there is one. */
function readOpen(
  { walk, step, words }: WordsContext,
  isMeant: (one: OpenRequirement) => boolean,
): string | null {
  const { open, warnings } = snapshotStep(walk, step);
  const found = [...open, ...warnings].find(isMeant);
  return found === undefined ? null : words.error(found.textPath, found.variant, found.error);
}

function readDialogValues(walk: Walk, id: string): Readonly<Record<string, unknown>> {
  const { notices, pressNotices } = walk.wizard;
  const notice = [...notices, ...pressNotices].find((one) => one.id === id);
  if (notice === undefined) return {};
  const { values } = notice;
  const read = Object.entries(values).map(([name, value]) => [name, evaluateValue(walk, value)] as const);
  return formatValues(walk.wizard, values, Object.fromEntries(read));
}

/** Lists the reasons of the locks that a node shows. */
function locksOf(node: NodeState): readonly string[] {
  const parts = node.kind === 'list' ? node.rows.flatMap((row) => row.parts) : [node];
  return parts.flatMap((part) => (part.kind === 'field' && part.shown ? (part.lock?.says ?? []) : []));
}

/** Lists the places of the questions that are shown, for hints. */
function listPlaces({ walk, step }: WordsContext): readonly string[] {
  const names = walk.nodes.flatMap(({ key, shown }) =>
    shown && key.startsWith(`${step}.`) ? [key.slice(step.length + 1)] : [],
  );
  return names.flatMap((name) => [
    name,
    ...['label', 'legend', 'hint', 'why', 'error', 'reason', 'text', 'title', 'value'].map(
      (kind) => `${name}.${kind}`,
    ),
  ]);
}
