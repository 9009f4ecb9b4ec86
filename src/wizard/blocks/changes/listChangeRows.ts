import { listChangedFields, type FieldState, type Walk } from '../../../engine/index.ts';
import { controls } from '../../controls/controls.ts';
import type { FormTexts } from '../../texts/createFormTexts.ts';

/** A question with its answer on entry and its current answer, in words; null: no answer. */
interface ChangeRow {
  readonly name: string;
  readonly step: string;
  readonly question: string;
  readonly before: string | null;
  readonly now: string | null;
  /** The control that edits it; null when the question is no longer shown. */
  readonly leadsTo: string | null;
}

/** Lists the changes of these fields in the order of the form. */
export function listChangeRows(walk: Walk, paths: readonly string[], texts: FormTexts): readonly ChangeRow[] {
  return listChangedFields(walk, paths).map(({ before, now }) => {
    const { field, name, shown, lock, variant } = now;
    const own = texts.of(field.path, shown ? variant : before.variant);
    return {
      name,
      step: field.step,
      question: own.text('summary') || own.label,
      before: displayAnswer(before, texts),
      now: displayAnswer(now, texts),
      leadsTo: shown && lock === null ? (field.askedBy?.field ?? name) : null,
    };
  });
}

function displayAnswer(state: FieldState, texts: FormTexts): string | null {
  const { field, variant, shown } = state;
  const words = shown ? controls[field.control.kind]?.display(state, texts.of(field.path, variant)) : null;
  return words || null;
}
