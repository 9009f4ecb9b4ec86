import type { BlockState, FieldState, ListState, Step, Walk } from '../../../engine/index.ts';
import type { FormTexts } from '../../texts/createFormTexts.ts';
import { controls } from '../../controls/controls.ts';
import type { SummaryRow } from './SummaryRow.ts';
import { findConfirmation, summarizeStatement } from './summarizeStatement.ts';

/** Rows that belong together; a row of a list has a title of its own. */
export interface SummaryGroup {
  readonly title: string | null;
  readonly rows: readonly SummaryRow[];
}

export interface SummarySectionContent {
  readonly step: Step;
  readonly title: string;
  readonly groups: readonly SummaryGroup[];
}

/**
 * Summarizes a step with all its shown questions. Returns null when the step asks no question here. `files` are the names of the chosen
 * files; absent when the summary leaves them out.
 */
export function summarizeStep(
  walk: Walk,
  step: Step,
  texts: FormTexts,
  files?: readonly string[],
): SummarySectionContent | null {
  const nodes = walk.nodes.slice(step.first, step.last).filter((node) => node.shown);
  // The sentences say what their tick confirms.
  const confirmations = new Set(nodes.map((node) => (node.kind === 'block' ? findConfirmation(node) : null)));
  const own = nodes.flatMap((node) => {
    if (node.kind === 'field') return confirmations.has(node.field.path) ? [] : [summarizeField(node, texts)];
    if (node.kind !== 'block') return [];
    const confirmation = findConfirmation(node);
    if (confirmation !== null) return [summarizeStatement(walk, node, confirmation, texts)];
    return files === undefined ? [] : buildFilesRow(node, texts, files);
  });
  const lists = nodes.flatMap((node) => (node.kind === 'list' ? summarizeRows(node, texts) : []));
  const groups = [...(own.length > 0 ? [{ title: null, rows: own }] : []), ...lists];
  return groups.length === 0 ? null : { step, title: texts.get([`${step.id}.title`]), groups };
}

function buildFilesRow(
  { block, name }: BlockState,
  texts: FormTexts,
  files: readonly string[],
): readonly SummaryRow[] {
  if (block.control.kind !== 'files') return [];
  const question = texts.of(block.path, null).text('title');
  return [{ name, question, answer: files.join(', ') || null, isSensitive: false, isTyped: true }];
}

function summarizeRows(list: ListState, texts: FormTexts): readonly SummaryGroup[] {
  return list.rows.map((row, position) => ({
    title: texts.of(list.list.path, null).text('row', { number: position + 1 }),
    rows: row.parts.filter(isShownField).map((part) => summarizeField(part, texts)),
  }));
}

function isShownField(part: FieldState | BlockState): part is FieldState {
  return part.kind === 'field' && part.shown;
}

/** Writes a question and its answer in words. */
export function summarizeField(state: FieldState, texts: FormTexts): SummaryRow {
  const { path, control } = state.field;
  const own = texts.of(path, state.variant);
  const variants = state.variant === null ? [] : [`${path}.${state.variant}.summary`];
  const answer = controls[control.kind]?.display(state, own) ?? null;
  return {
    name: state.name,
    question: texts.find([...variants, `${path}.summary`]) || own.label,
    answer: answer === '' ? null : answer,
    isSensitive: state.field.sensitive,
    isTyped: state.options === null && state.field.type !== 'boolean',
  };
}
