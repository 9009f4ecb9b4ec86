import type { Answer } from '../definition/Answer.ts';
import type { FieldKey, Path, Wizard, WizardNode } from '../definition/Wizard.ts';
import { ruleHolds } from '../expressions/evaluateExpression.ts';
import type { Scope } from '../expressions/operators/Scope.ts';
import { evaluateField, withOptionsBelow } from './evaluateField.ts';
import { evaluateList } from './evaluateList.ts';
import { findKeyIndex, parseFieldKey, buildRowPartKey } from './fieldKey.ts';
import { walkScope } from './scopes.ts';
import { shareState } from './shareState.ts';
import type { Answers, CheckStates, Facts, NodeState, Walk } from './Walk.ts';

/** The difference from the walk before. */
export interface Advance {
  readonly answers?: ReadonlyMap<FieldKey, Answer>;
  readonly rows?: ReadonlyMap<Path, readonly number[]>;
  readonly nextRow?: number;
  readonly facts?: Facts;
  readonly checks?: CheckStates;
  /** Sources (facts, `check.<id>`) that have changed. */
  readonly moved?: readonly string[];
}

/**
 * Evaluates everything that a difference affects, in one forward pass: a node is evaluated again when its answer, its step or one of its
 * reads has changed; other nodes are shared. One pass suffices, because a rule reads only fields above its own. Options that fields below
 * disable are judged last; no value depends on them.
 */
export function advanceWalk(walk: Walk, advance: Advance): Walk {
  const { wizard } = walk;
  const nodes = [...walk.nodes];
  const applies = [...walk.applies];
  const next: Walk = {
    ...walk,
    facts: advance.facts ?? walk.facts,
    checks: advance.checks ?? walk.checks,
    nextRow: advance.nextRow ?? walk.nextRow,
    nodes,
    applies,
  };
  const marks = startMarks(wizard, advance);
  const scope = walkScope({ ...next, start: walk.start });
  for (const step of wizard.steps) {
    if (marks.steps[step.index]) {
      const now = step.when === null || ruleHolds(step.when.rule, scope);
      if (now !== applies[step.index]) {
        applies[step.index] = now;
        for (let index = step.first; index < step.last; index += 1) marks.nodes[index] = wholeList;
      }
    }
    for (let index = step.first; index < step.last; index += 1) {
      const node = wizard.nodes[index];
      if (!node || marks.nodes[index] === undefined) continue;
      const before = nodes[index] ?? null;
      const state = evaluateNode(
        node,
        applies[step.index] ?? false,
        before,
        marks.nodes[index],
        advance,
        scope,
      );
      nodes[index] = state;
      if (getNodeValue(state) !== getNodeValue(before)) markDependents(wizard, marks, node.path);
    }
  }
  for (const index of wizard.optionsReadBelow) {
    const [state, before] = [nodes[index], walk.nodes[index]];
    if (state?.kind !== 'field') continue;
    nodes[index] = shareState(before?.kind === 'field' ? before : null, withOptionsBelow(state, scope));
  }
  return next;
}

/** Creates a walk without answers and rows. */
export function createBlankWalk(wizard: Wizard, facts: Facts): Walk {
  const blank: Walk = {
    wizard,
    facts,
    checks: {},
    stale: new Set(),
    start: noAnswers,
    nodes: [],
    applies: [],
    nextRow: 1,
  };
  return advanceWalk(blank, { moved: [everySource] });
}

/**
 * Returns the walk with other values on entry. The whole walk is evaluated again, because any rule may read values on entry (`old`,
 * `changed`).
 */
export function withStart(walk: Walk, start: Answers): Walk {
  return advanceWalk({ ...walk, start }, { moved: [everySource] });
}

const noAnswers: Answers = { values: {}, rows: {}, nextRow: 1 };

const everySource = '*';
/** `all` evaluates a list as a whole; a set holds the rows that have changed. */
const wholeList = 'all';
interface Marks {
  readonly nodes: ('all' | Set<number> | undefined)[];
  readonly steps: boolean[];
}

function startMarks(wizard: Wizard, advance: Advance): Marks {
  const marks: Marks = { nodes: wizard.nodes.map(() => undefined), steps: [] };
  for (const key of advance.answers?.keys() ?? []) {
    const index = findKeyIndex(wizard, key);
    const { row } = parseFieldKey(key);
    if (index === null) continue;
    const mark = marks.nodes[index];
    if (row === null) marks.nodes[index] = wholeList;
    else if (mark === undefined) marks.nodes[index] = new Set([row]);
    else if (mark !== wholeList) mark.add(row);
  }
  for (const path of advance.rows?.keys() ?? []) {
    const index = wizard.indexOf.get(path);
    if (index !== undefined) marks.nodes[index] = wholeList;
  }
  for (const source of advance.moved ?? []) {
    if (source === everySource) {
      marks.nodes.fill(wholeList);
      wizard.steps.forEach((step) => (marks.steps[step.index] = true));
    } else markDependents(wizard, marks, source);
  }
  return marks;
}

function markDependents(wizard: Wizard, marks: Marks, source: string): void {
  for (const index of wizard.dependents.get(source) ?? []) marks.nodes[index] = wholeList;
  for (const index of wizard.stepDependents.get(source) ?? []) marks.steps[index] = true;
}

function evaluateNode(
  node: WizardNode,
  within: boolean,
  before: NodeState | null,
  mark: 'all' | Set<number> | undefined,
  advance: Advance,
  scope: Scope,
): NodeState {
  switch (node.kind) {
    case 'block': {
      const shown = within && node.show.every((rule) => ruleHolds(rule.rule, scope));
      return shareState(before?.kind === 'block' ? before : null, {
        kind: 'block',
        block: node,
        key: node.path,
        name: node.path,
        shown,
      });
    }
    case 'field': {
      const previous = before?.kind === 'field' ? before : null;
      const given = advance.answers?.get(node.path);
      const answer = given === undefined ? (previous?.answer ?? null) : given;
      return evaluateField({
        field: node,
        key: node.path,
        name: node.path,
        within,
        answer,
        scope,
        previous,
      });
    }
    case 'list': {
      const previous = before?.kind === 'list' ? before : null;
      return evaluateList({
        list: node,
        within,
        rows: advance.rows?.get(node.path) ?? previous?.rows.map((row) => row.id) ?? [],
        answerOf: (row, part) => {
          const given = advance.answers?.get(buildRowPartKey(node.path, row, part));
          return given === undefined ? findEarlierAnswer(previous, row, part) : given;
        },
        only: mark instanceof Set ? mark : null,
        scope,
        previous,
      });
    }
  }
}

function findEarlierAnswer(
  list: Extract<NodeState, { kind: 'list' }> | null,
  row: number,
  part: string,
): Answer {
  const found = list?.rows
    .find(({ id }) => id === row)
    ?.parts.find((state) => state.key.endsWith(`].${part}`));
  return found?.kind === 'field' ? found.answer : null;
}

function getNodeValue(state: NodeState | null): unknown {
  return state === null || state.kind === 'block' ? null : state.value;
}
