import type { FieldState } from '../../../engine/index.ts';
import type { FieldTexts } from '../../inputs/ControlProps.ts';
import { isCard } from '../../inputs/choice/isCard.ts';
import { getLockReason } from './FieldHint.tsx';

interface DescribedQuestion {
  readonly state: FieldState;
  readonly texts: FieldTexts;
  readonly error: string | null;
}

/** Returns the ids of the texts of a question, and its hint and lock reason. A card holds its hint itself, so that only the reason is left. */
export function describeQuestion({ state, texts, error }: DescribedQuestion) {
  const { name, field } = state;
  const ids = { label: `${name}-label`, hint: `${name}-hint`, error: `${name}-error` };
  const isInside = isCard(field) && texts.hint !== '';
  const hint = isInside ? '' : texts.hint;
  const reason = getLockReason(state, texts);
  const id = isInside ? `${name}-reason` : ids.hint;
  const below = hint === '' && reason === '' ? null : { id, hint, reason };
  const describedBy = listDescriptionIds(
    error === null ? null : ids.error,
    isInside ? ids.hint : null,
    below && id,
  );
  return { ids, describedBy, below };
}

function listDescriptionIds(...ids: readonly (string | null)[]): string | undefined {
  const known = ids.filter((id) => id !== null);
  return known.length > 0 ? known.join(' ') : undefined;
}
