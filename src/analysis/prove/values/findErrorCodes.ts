import {
  changeWalk,
  holds,
  isFile,
  nodeState,
  uploadCodes,
  type Answer,
  type FieldState,
  type Scalar,
  type Walk,
} from '../../../engine/index.ts';
import { listNeighbours } from './listNeighbours.ts';
import { isAcceptable, listPlainCandidates } from './witnesses.ts';

/** Finds every error code that a shown field can have here, by wrong answers on the engine. */
export function findErrorCodes(state: FieldState, walk: Walk): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const to of [null, ...listWrongAnswers(state)]) {
    const after = nodeState(changeWalk(walk, [{ set: state.key, to }]).walk, state.key);
    if (after?.kind === 'field' && after.error) codes.add(after.error.code);
  }
  return codes;
}

/** Returns true when an acceptable answer is known. A pattern without an example has none. */
export function canBeAnswered(state: FieldState, walk: Walk): boolean {
  if (state.field.twoValued || isFile(state.field)) return true;
  return listPlainCandidates(state, walk.facts).some((value) => isAcceptable(state, value));
}

function listWrongAnswers(state: FieldState): readonly Answer[] {
  const { field, min, max } = state;
  if (field.type === 'boolean') return [false];
  if (isFile(field)) return Object.values(uploadCodes).map((code) => ({ unreadable: 'Nachweis.pdf', code }));
  const { minLength, maxLength, minimum, maximum } = field.schema;
  const bounds = [min, max, minimum ?? null, maximum ?? null].filter((bound) => bound !== null);
  const beside = bounds.flatMap((bound) => listNeighbours(bound, field));
  const lengths = [(minLength ?? 1) - 1, (maxLength ?? 0) + 1].filter(
    (length) => length > 0 && length < 20_000,
  );
  const texts: readonly Scalar[] =
    field.type === 'string' ? ['?', ...lengths.map((length) => 'x'.repeat(length))] : [];
  if (state.options) return [];
  return [...beside, ...texts, ...wrongTexts.map((typed) => field.control.type.parse(typed))];
}

/** Texts that controls refuse, one of each kind. */
const wrongTexts: readonly string[] = [
  '?',
  'x',
  '1,2,3',
  '25:99',
  '12',
  '31.13.2026',
  '31.02.2026',
  '31.01.',
  '31.01.26',
  '31.01.0026',
  '31.01.3026',
  'DE00 0000',
];

/** Returns true when the form declares this dead end. */
export function isDeclaredStuck(walk: Walk): boolean {
  return walk.wizard.stuck.some(({ when }) => holds(walk, when));
}
