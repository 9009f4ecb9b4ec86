import { compareWays, type FormComparison, type MetDifference } from './compareWays.ts';
import type { Aspect } from './listStepDifferences.ts';
import { examineDrafts } from './examineDrafts.ts';
import { isSameForm } from './isSameForm.ts';
import type { FormPair, FormRevision } from './FormRevision.ts';
import { listAlerts } from './listAlerts.ts';
import { listVerdicts } from './listVerdicts.ts';
import { listFrameChanges, listRewrittenConditions } from './listFrameChanges.ts';
import { heading, item, createSentenceLine, type Line } from './Line.ts';
import { listPromiseChanges } from './listPromiseChanges.ts';
import { groupBySubject, formatSubject } from './formatSubject.ts';
import { type CreateNaming, type FormVocabulary, createFormVocabulary } from './naming/FormVocabulary.ts';
import { say } from '../messages/messages.ts';

/** Compares a form before and after a change: first its behaviour, then stored drafts. */
export function compareForm(pair: FormPair, budget: number, createNaming?: CreateNaming): readonly Line[] {
  if (isSameForm(pair)) return [heading(2, say('diff.behaviour')), createSentenceLine(say('diff.same'))];
  const old = createFormVocabulary(pair.old.repository, pair.old.wizard, createNaming);
  const now = createFormVocabulary(pair.new.repository, pair.new.wizard, createNaming);
  const comparison = compareOnce(pair, budget);
  const frame = listFrameChanges(old, now);
  const behaviour = formatBehaviour(pair, comparison, frame, old, now);
  const promises = listPromiseChanges(pair, budget);
  const alerts = listAlerts(old, now);
  const verdicts = isUnchanged(comparison, frame) ? [] : listVerdicts(comparison, old, now);
  return [
    ...(alerts.length === 0 ? [] : [heading(2, say('diff.alerts')), ...alerts.map((text) => item(0, text))]),
    ...(promises.length === 0
      ? []
      : [heading(2, say('diff.promises')), ...promises.map((text) => item(0, text))]),
    heading(2, say('diff.behaviour')),
    ...behaviour,
    ...verdicts.map(createSentenceLine),
    ...(comparison.exhaustive ? [] : [createSentenceLine(say('diff.budget', { situations: budget }))]),
    heading(2, say('diff.drafts')),
    ...formatDrafts(comparison, pair, old, now),
  ];
}

/** A review says the same comparison several times: by code, in words, and as pictures. */
const last = new WeakMap<
  FormRevision,
  { readonly old: FormRevision; readonly budget: number; readonly comparison: FormComparison }
>();

/** Compares the ways of both forms unless they were compared before. */
export function compareOnce(pair: FormPair, budget: number): FormComparison {
  const known = last.get(pair.new);
  if (known?.old === pair.old && known.budget === budget) return known.comparison;
  const comparison = compareWays(pair, budget);
  last.set(pair.new, { old: pair.old, budget, comparison });
  return comparison;
}

function isUnchanged({ met }: FormComparison, frame: readonly string[]): boolean {
  return met.length === 0 && frame.length === 0;
}

function formatBehaviour(
  pair: FormPair,
  comparison: FormComparison,
  frame: readonly string[],
  old: FormVocabulary,
  now: FormVocabulary,
): readonly Line[] {
  if (comparison.situations === 0) return [createSentenceLine(say('diff.not-compared'))];
  const { situations } = comparison;
  if (isUnchanged(comparison, frame))
    return [
      createSentenceLine(say('diff.no-change', { situations })),
      ...listRewrittenConditions(old, now).map((name) => item(0, say('diff.rewritten', { name }))),
    ];
  const groups = comparison.met.toSorted(
    (left, right) => getRank(left) - getRank(right) || findNodeIndex(left, now) - findNodeIndex(right, now),
  );
  return [
    createSentenceLine(
      comparison.changed === 0
        ? say('diff.no-situation', { situations })
        : say('diff.situations', { changed: comparison.changed, situations }),
    ),
    ...groupBySubject(groups).flatMap((some) => formatSubject(some, pair, comparison, old, now)),
    ...frame.map((text) => item(0, text)),
  ];
}

const order: readonly Aspect[] = [
  'step',
  'shown',
  'required',
  'locked',
  'option',
  'bounds',
  'value',
  'variant',
  'mark',
  'error',
  'check',
  'dialog',
  'call',
  'payload',
  'outcome',
];

function getRank({ difference }: MetDifference): number {
  return order.indexOf(difference.aspect);
}

function findNodeIndex({ difference }: MetDifference, { wizard }: FormVocabulary): number {
  const path = difference.subject.split('=', 1)[0] ?? '';
  return wizard.nodes.findIndex((node) => path === node.path || path.startsWith(`${node.path}.`));
}

function formatDrafts(
  { drafts }: FormComparison,
  pair: FormPair,
  old: FormVocabulary,
  now: FormVocabulary,
): readonly Line[] {
  const fates = examineDrafts(drafts, pair.new, old, now);
  if (fates.unchanged === fates.drafts)
    return [createSentenceLine(say('diff.drafts.all', { drafts: fates.drafts }))];
  return [
    createSentenceLine(say('diff.drafts.some', { drafts: fates.drafts, unchanged: fates.unchanged })),
    ...fates.sentences.map(({ says, drafts: count }) => item(0, `${count} ${says}.`)),
  ];
}
