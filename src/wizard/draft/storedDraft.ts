import { answersOf } from '../../engine/index.ts';
import type { Answers, Walk } from '../../engine/index.ts';
import type { Draft } from './Draft.ts';
import type { StoredDraft } from './parseStoredDraft.ts';

/** The part of a draft that is stored; sensitive answers stay in memory. */
export function storedDraft(draft: Draft, now: number): StoredDraft {
  const { walk, visited, confirmed, returnTo, callKeys } = draft;
  return {
    format: 1,
    hash: walk.wizard.hash,
    savedAt: now,
    answers: answersOf(walk, { sensitive: false }),
    start: withoutSensitive(walk, walk.start),
    visited,
    confirmed,
    returnTo,
    callKeys,
    leftOut: walk.nodes.some((node) => node.kind === 'field' && node.field.sensitive && node.answer !== null),
  };
}

function withoutSensitive(walk: Walk, answers: Answers): Answers {
  const sensitive = new Set(
    walk.wizard.nodes.flatMap((node) => (node.kind === 'field' && node.sensitive ? [node.path] : [])),
  );
  const values = Object.fromEntries(Object.entries(answers.values).filter(([key]) => !sensitive.has(key)));
  return { ...answers, values };
}
