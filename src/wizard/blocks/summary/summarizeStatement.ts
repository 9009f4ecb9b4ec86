import { type BlockState, getSentences, nodeState, type Walk } from '../../../engine/index.ts';
import type { FormTexts } from '../../texts/createFormTexts.ts';
import type { SummaryRow } from './SummaryRow.ts';

/** Returns the question whose tick confirms a statement; null for other blocks. */
export function findConfirmation({ block: { control, path } }: BlockState): string | null {
  const { by } = control.params;
  return control.kind === 'statement' && typeof by === 'string' ? path.replace(/[^.]+$/, by) : null;
}

/** Writes a statement as one answer with a line for each sentence. Nothing is answered before the tick confirms it. */
export function summarizeStatement(
  walk: Walk,
  { block, name }: BlockState,
  confirmation: string,
  texts: FormTexts,
): SummaryRow {
  const own = texts.of(block.path, null);
  const tick = nodeState(walk, confirmation);
  const isConfirmed = tick?.kind === 'field' && tick.value === true;
  const sentences = Object.keys(getSentences(block.control.params)).map(
    (sentence) => `– ${own.option(sentence)}`,
  );
  return {
    name,
    question: own.text('summary'),
    answer: isConfirmed ? sentences.join('\n') : null,
    isSensitive: false,
    isTyped: false,
  };
}
