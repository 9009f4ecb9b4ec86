import {
  collectAnswers,
  getDefinitionPath,
  findLastReachableStep,
  nodeState,
  openRequirements,
  resumeWalk,
  type Facts,
  type FieldState,
  type Walk,
} from '../../engine/index.ts';
import type { FormRevision } from './FormRevision.ts';
import type { FormVocabulary } from './naming/FormVocabulary.ts';
import { say } from '../messages/messages.ts';

/**
 * Results of resuming stored drafts of the old form in the new one: sentences, each with the number of example drafts that it applies to.
 */
export interface DraftReport {
  readonly drafts: number;
  readonly unchanged: number;
  readonly sentences: readonly { readonly says: string; readonly drafts: number }[];
}

interface DraftChange {
  readonly says: string;
  /** Title of the draft's step in the old form, when the new form resumes it at another step. */
  readonly from: string | null;
}

/** Resumes example drafts of the old form in the new form. The ways of the old form up to each step serve as examples. */
export function examineDrafts(
  drafts: readonly Walk[],
  now: FormRevision,
  old: FormVocabulary,
  words: FormVocabulary,
): DraftReport {
  const sentences = new Map<string, { drafts: number; readonly from: Set<string> }>();
  let unchanged = 0;
  for (const draft of drafts) {
    const says = listDraftChanges(draft, now, old, words);
    if (says.length === 0) unchanged += 1;
    for (const { says: one, from } of says) {
      const known = sentences.get(one) ?? { drafts: 0, from: new Set() };
      known.drafts += 1;
      if (from !== null) known.from.add(from);
      sentences.set(one, known);
    }
  }
  return {
    drafts: drafts.length,
    unchanged,
    sentences: [...sentences]
      .map(([says, { drafts: count, from }]) => ({
        says: from.size > 0 ? say('diff.draft.before', { says, steps: [...from].join(', ') }) : says,
        drafts: count,
      }))
      .toSorted((left, right) => right.drafts - left.drafts || (left.says < right.says ? -1 : 1)),
  };
}

function listDraftChanges(
  draft: Walk,
  now: FormRevision,
  old: FormVocabulary,
  words: FormVocabulary,
): readonly DraftChange[] {
  const answers = collectAnswers(draft, { sensitive: false });
  // The old form resumes without sensitive answers, because they are never stored.
  const before = resumeWalk(draft.wizard, draft.facts, { answers, start: draft.start }).walk;
  const facts: Facts = { ...draft.facts, ...now.fixed };
  const { walk, dropped } = resumeWalk(now.wizard, facts, { answers, start: draft.start });
  const unread = listFieldStates(before).flatMap(({ key, value }) => {
    const state = value === null ? null : nodeState(walk, key);
    return state?.kind === 'field' && state.value === null ? [key] : [];
  });
  const lost = [...new Set([...dropped, ...unread].map(getDefinitionPath))].map((path) => old.label(path));
  const [from, to] = [findLastReachableStep(before), findLastReachableStep(walk)];
  const open = openRequirements(walk, to).map(({ key, error: { code }, textPath }) => {
    if (key !== null && code === 'required') return words.label(textPath);
    const says = words.text(`${textPath}.error.${code}`, `error.${code}`) ?? code;
    return key === null ? `„${says}“` : `${words.label(textPath)} („${says}“)`;
  });
  return [
    ...lost.map((label) => ({ says: say('diff.draft.lost', { label }), from: null })),
    ...(from.id === to.id
      ? []
      : [
          {
            says:
              open.length > 0
                ? say('diff.draft.open', { step: words.title(to.id), open: open.join('; ') })
                : say('diff.draft.moved', { step: words.title(to.id) }),
            from: old.title(from.id),
          },
        ]),
  ];
}

function listFieldStates(walk: Walk): readonly FieldState[] {
  return walk.nodes
    .flatMap((node) => (node.kind === 'list' ? node.rows.flatMap(({ parts }) => parts) : [node]))
    .filter((node) => node.kind === 'field');
}
