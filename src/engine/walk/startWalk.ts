import type { Answer } from '../definition/Answer.ts';
import type { Field, FieldKey, Path, Wizard } from '../definition/Wizard.ts';
import { evaluateValue } from '../expressions/evaluateExpression.ts';
import { advanceWalk, createBlankWalk, withStart } from './advanceWalk.ts';
import { answerFits } from './answerFits.ts';
import { collectAnswers, hasSameAnswers } from './collectAnswers.ts';
import { parseFieldKey, buildRowPartKey } from './fieldKey.ts';
import { withCheck, withFacts } from './withFacts.ts';
import { walkScope } from './scopes.ts';
import type { Answers, Facts, Walk } from './Walk.ts';

/**
 * Starts a walk with the definition's start values.
 * @public
 * @example startWalk(wizard, { today: '2026-03-27' })
 */
export function startWalk(wizard: Wizard, facts: Facts): Walk {
  const blank = createBlankWalk(wizard, facts);
  const scope = walkScope({ ...blank, start: null });
  const answers = new Map<FieldKey, Answer>(
    wizard.start.flatMap(({ path, value }) => {
      const answer = evaluateValue(value.expression, scope);
      return typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean'
        ? [[path, answer] as const]
        : [];
    }),
  );
  const walk = advanceWalk(blank, { answers });
  return withStart(walk, collectAnswers(walk, { sensitive: true }));
}

export interface StoredWalk {
  readonly answers: Answers;
  readonly start: Answers;
}

/**
 * Resumes a stored draft with this definition. Answers that no longer fit (removed field, other type) are dropped and named in the result;
 * start values are those of the draft.
 * @public
 * @example resumeWalk(wizard, facts, { answers: draft.answers, start: draft.start }).walk
 */
export function resumeWalk(
  wizard: Wizard,
  facts: Facts,
  stored: StoredWalk,
): { readonly walk: Walk; readonly dropped: readonly FieldKey[] } {
  const dropped: FieldKey[] = [];
  const rows = new Map<Path, readonly number[]>();
  for (const [path, ids] of Object.entries(stored.answers.rows)) {
    const node = wizard.nodes[wizard.indexOf.get(path) ?? -1];
    if (node?.kind === 'list') rows.set(path, ids.slice(0, node.maxItems));
    else dropped.push(path);
  }
  const answers = new Map<FieldKey, Answer>();
  for (const [key, answer] of Object.entries(stored.answers.values)) {
    const field = findFieldOfKey(wizard, key);
    const { path, row } = parseFieldKey(key);
    if (field && answerFits(field, answer) && (row === null || rows.get(path)?.includes(row)))
      answers.set(key, answer);
    else dropped.push(key);
  }
  const ids = [...rows.values()].flat();
  const nextRow = Math.max(stored.answers.nextRow, 1 + Math.max(0, ...ids));
  const walk = advanceWalk(createBlankWalk(wizard, facts), { answers, rows, nextRow });
  return { walk: withStart(walk, stored.start), dropped };
}

/**
 * Starts the walk again with other facts. Answers that differ from entry stay; other fields start with the new facts, so that outdated
 * values are not sent.
 */
export function restartWalk(walk: Walk, facts: Facts): Walk {
  const { wizard, start } = walk;
  const fresh = startWalk(wizard, facts).start;
  if (hasSameAnswers(fresh, start)) return withFacts(walk, facts);
  const now = collectAnswers(walk, { sensitive: true });
  const isTouched = (key: FieldKey) => now.values[key] !== start.values[key];
  const touched = Object.keys({ ...now.values, ...start.values }).filter(isTouched);
  const values = { ...fresh.values };
  for (const key of touched) {
    const answer = now.values[key];
    if (answer === undefined) delete values[key];
    else values[key] = answer;
  }
  const { walk: restarted } = resumeWalk(wizard, facts, { answers: { ...now, values }, start: fresh });
  return Object.entries(walk.checks).reduce<Walk>((checked, [id, state]) => withCheck(checked, id, state), {
    ...restarted,
    stale: walk.stale,
  });
}

function findFieldOfKey(wizard: Wizard, key: FieldKey): Field | null {
  const { path, part, row } = parseFieldKey(key);
  const node = wizard.nodes[wizard.indexOf.get(path) ?? -1];
  if (node?.kind === 'field') return part === null ? node : null;
  if (node?.kind !== 'list' || part === null || row === null) return null;
  const found = node.parts.find(
    (candidate) => buildRowPartKey(path, row, candidate.path.slice(path.length + 1)) === key,
  );
  return found?.kind === 'field' ? found : null;
}
