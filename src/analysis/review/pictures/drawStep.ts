import type { FieldState, NodeState, OptionState, Walk } from '../../../engine/index.ts';
import { createPlainNaming } from '../../diff/naming/createPlainNaming.ts';
import { type FormVocabulary, createFormVocabulary } from '../../diff/naming/FormVocabulary.ts';
import { findOptionText } from '../../document/findOptionText.ts';
import { say } from '../../messages/messages.ts';
import type { Repository } from '../../../definitions/index.ts';
import type { DrawnOption, DrawnPart, DrawnStep } from './DrawnStep.ts';

/** Parts of a text that are not read on the step itself. */
const elsewhere = new Set([
  'summary',
  'open',
  'short',
  'title',
  'label',
  'legend',
  'submit',
  'next',
  'close',
]);

/** Creates the function that draws a step of a form. */
export function createStepDrawer(repository: Repository) {
  const known = new Map<string, FormVocabulary>();
  return (walk: Walk, step: string, messages: readonly string[]): DrawnStep | null => {
    const words =
      known.get(walk.wizard.id) ?? createFormVocabulary(repository, walk.wizard, createPlainNaming);
    known.set(walk.wizard.id, words);
    return drawStep(walk, step, {
      words,
      texts: repository.texts.get(walk.wizard.id)?.texts ?? {},
      messages,
    });
  };
}

interface Drawing {
  readonly words: FormVocabulary;
  /** The texts of the form by key. */
  readonly texts: Readonly<Record<string, string>>;
  readonly messages: readonly string[];
}

function drawStep(walk: Walk, id: string, drawing: Drawing): DrawnStep | null {
  const { words, messages } = drawing;
  const { text } = words;
  const step = words.step(id);
  if (!step) return null;
  const nodes = walk.nodes.slice(step.first, step.last);
  const isLast = walk.wizard.steps.at(-1)?.id === id;
  const button = isLast ? text(`${id}.submit`, 'submit') : text(`${id}.next`, 'wizard:next');
  return {
    title: clean(text(`${id}.title`, 'title') ?? ''),
    lines: ['intro', 'legend', 'hint'].flatMap((part) => text(`${id}.${part}`) ?? []).map(clean),
    parts: nodes.filter(({ shown }) => shown).flatMap((node) => drawNode(node, drawing)),
    messages: messages.flatMap((key) => text(key) ?? []).map(clean),
    button: clean(button ?? ''),
  };
}

/** Draws a list as its words and its first entry. */
function drawNode(node: NodeState, drawing: Drawing): readonly DrawnPart[] {
  if (node.kind === 'field') return [drawField(node, drawing)];
  const path = node.kind === 'list' ? node.list.path : node.block.path;
  const own = { ...nothing, path, ...readWords(path, null, drawing) };
  const rows = node.kind === 'list' ? (node.rows[0]?.parts ?? []) : [];
  const parts = rows.filter(({ shown }) => shown).flatMap((part) => drawNode(part, drawing));
  return own.title === '' && own.lines.length === 0 ? parts : [own, ...parts];
}

const nothing = { kind: 'note', options: [], isOptional: false, answer: null, lock: null } as const;

function drawField(state: FieldState, drawing: Drawing): DrawnPart {
  const { field, value, options, lock } = state;
  const { words } = drawing;
  const { path } = field;
  const isYesNo = field.type === 'boolean' && !field.twoValued;
  const answer = value === null ? null : clean(words.answer(path, value).replaceAll(/^„|“$/g, ''));
  return {
    path,
    kind: field.type === 'boolean' && !isYesNo ? 'check' : options || isYesNo ? 'choice' : 'field',
    ...readWords(path, state.variant, drawing),
    options: isYesNo
      ? [true, false].map((one) => ({
          text: say(one ? 'words.yes' : 'words.no'),
          isChosen: value === one,
          isOff: false,
        }))
      : (options ?? []).map((option) => drawOption(option, state, words)),
    isOptional: state.markedOptional,
    answer,
    lock: lock === null ? null : clean(words.text(lock.says ?? '') ?? say('picture.locked')),
  };
}

function drawOption(option: OptionState, { field, value }: FieldState, words: FormVocabulary): DrawnOption {
  const rows = field.options !== null && 'rows' in field.options ? field.options.rows : [];
  const of = rows.find((row) => row.value === option.value)?.of ?? null;
  const label = option.label ?? findOptionText(words.text, field.path, { value: option.value, of });
  return {
    text: clean(label ?? String(option.value)),
    isChosen: value === option.value,
    isOff: option.disabled !== null,
  };
}

/** Reads title and lines of a question, those of its variant first. */
function readWords(
  path: string,
  variant: string | null,
  { words: { text }, texts }: Drawing,
): Pick<DrawnPart, 'title' | 'lines'> {
  const at = (part: string) =>
    (variant === null ? [] : [`${path}.${variant}.${part}`]).concat(`${path}.${part}`);
  const parts = Object.keys(texts).flatMap((key) => {
    const part = key.startsWith(`${path}.`) ? key.slice(path.length + 1) : '.';
    return part.includes('.') || elsewhere.has(part) ? [] : [part];
  });
  return {
    title: clean(text(...['label', 'legend', 'title'].flatMap(at)) ?? ''),
    // The order of a file of texts means nothing.
    lines: parts
      .toSorted()
      .flatMap((part) => text(...at(part)) ?? [])
      .map(clean),
  };
}

/** Leaves the words of links; a gap that the page fills is three dots. */
function clean(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/\{\w+\}/g, '…');
}
