import type { Path, Wizard, WizardNode } from '../definition/Wizard.ts';
import { pathsIn } from '../expressions/collectReads.ts';

const deepest = 2;

/**
 * Calculates the indentation (1 or 2) of follow-up questions and blocks; other questions and blocks have no entry. A node follows a
 * question when its condition reads the question and only other followers stand between the two. A node that reads an earlier follower has
 * the depth of that follower.
 */
export function followDepths({ steps, nodes }: Pick<Wizard, 'steps' | 'nodes'>): ReadonlyMap<Path, number> {
  const depths = [
    ...steps.flatMap(({ first, last }) => calculateDepths(nodes.slice(first, last), null)),
    ...nodes.flatMap((node) => (node.kind === 'list' ? calculateDepths(node.parts, node.path) : [])),
  ];
  return new Map(depths.filter(([, depth]) => depth > 0));
}

/**
 * `above` holds the questions that can be followed: the last independent question, and the chain of followers below it. Rules of a row read
 * its parts as `row.<part>`.
 */
function calculateDepths(
  nodes: readonly WizardNode[],
  list: Path | null,
): readonly (readonly [Path, number])[] {
  const readAs = (path: Path) => (list === null ? path : `row.${path.slice(list.length + 1)}`);
  let above: readonly Path[] = [];
  /** Followers since the last independent question. */
  let followers = new Map<Path, number>();
  return nodes.map(({ path, kind, show }) => {
    const reads = show.flatMap(({ reads: fields, rule }) => [...fields, ...pathsIn(rule)]);
    const isRead = (one: Path) => isBeside(one, path) && reads.includes(readAs(one));
    const beside = [...followers].findLast(([one]) => isRead(one))?.[1] ?? 0;
    const depth = 1 + above.findLastIndex(isRead) || beside;
    above = kind === 'field' ? [...above.slice(0, depth), path] : above.slice(0, depth);
    followers = depth === 0 ? new Map() : followers.set(path, depth);
    return [path, Math.min(depth, deepest)];
  });
}

/** Tells whether both nodes stand in the same step, group or row. */
function isBeside(one: Path, other: Path): boolean {
  return one.slice(0, one.lastIndexOf('.')) === other.slice(0, other.lastIndexOf('.'));
}
