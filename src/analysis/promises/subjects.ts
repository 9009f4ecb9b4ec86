import {
  findDoneRoute,
  holds,
  findReadPath,
  collectReads,
  buildRequest,
  type Call,
  type CompiledRule,
  type Field,
  type FieldState,
  type NodeState,
  type SubjectName,
  type SubjectUse,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import {
  createRouteTest,
  createDialogTest,
  getPlaceOfCalls,
  listCallReads,
  canReplyLeadTo,
} from './outcomeWays.ts';
import { findSentExpression, readBodyMember } from './sentMembers.ts';
import { findPlacedNode } from '../prove/rules/findPlacedNode.ts';
import { listOptionRules } from '../prove/slices/collectDependencies.ts';

/**
 * A statement that a promise makes about a name: a field is shown, an option is offered, a dialog asks, a member is sent. A place
 * is the number of nodes answered so far: at place 3 the first three are answered. A step is left half a place after its last node, and at
 * `Infinity` the form is finished.
 */
export interface Subject {
  /** Earliest place at which the subject is decided. */
  readonly from: (wizard: Wizard, use: SubjectUse) => number;
  /** Rules that the subject depends on. */
  readonly rules: (wizard: Wizard, use: SubjectUse) => readonly CompiledRule[];
  /** Values that it depends on beside these rules. */
  readonly reads: (wizard: Wizard, use: SubjectUse) => readonly string[];
  /** `row`: position of the row of the promise. */
  readonly holds: (walk: Walk, use: SubjectUse, row: number) => boolean;
}

/** All subjects in one table; a subject without a row does not compile. */
export const subjectTable = {
  shown: {
    from: getPlaceOfNode,
    rules: (wizard, { name }) => listShowRules(wizard, name),
    reads: listPathOfList,
    holds: (walk, { name }, row) => findStateInRow(walk, name, row)?.shown ?? false,
  },
  required: {
    from: getPlaceOfNode,
    rules: (wizard, { name }) => {
      const node = findPlacedNode(wizard, name)?.node;
      const optional = node && node.kind !== 'block' ? node.optional : null;
      return [...listShowRules(wizard, name), ...(optional === null || optional === true ? [] : [optional])];
    },
    reads: listPathOfList,
    holds: (walk, { name }, row) => {
      const state = findStateInRow(walk, name, row);
      return state !== null && state.kind !== 'block' && state.shown && state.required;
    },
  },
  locked: {
    from: getPlaceOfNode,
    rules: (wizard, { name }) => [
      ...listShowRules(wizard, name),
      ...(findPlacedField(wizard, name)?.locks ?? []).map(({ when }) => when),
    ],
    reads: listPathOfList,
    holds: (walk, { name }, row) => {
      const state = findStateInRow(walk, name, row);
      return state?.kind === 'field' && state.lock !== null;
    },
  },
  offers: {
    from: getPlaceOfNode,
    rules: (wizard, { name }) => [
      ...listShowRules(wizard, name),
      ...listOptionRules(findPlacedField(wizard, name)?.options ?? null),
    ],
    reads: (wizard, use) => {
      const options = findPlacedField(wizard, use.name)?.options;
      return [...listPathOfList(wizard, use), ...(options && 'from' in options ? [options.from] : [])];
    },
    holds: (walk, { name, value }, row) => {
      const state = findStateInRow(walk, name, row);
      return state?.kind === 'field' && offersOption(state, value);
    },
  },
  applies: {
    from: ({ steps }, { name }) => steps.find(({ id }) => id === name)?.first ?? Infinity,
    rules: ({ steps }, { name }) => steps.flatMap(({ id, when }) => (id === name && when ? [when] : [])),
    reads: () => [],
    holds: (walk, { name }) => walk.wizard.steps.some(({ id, index }) => id === name && walk.applies[index]),
  },
  asks: {
    from: (wizard, { name }) =>
      Math.max(
        ...wizard.steps.flatMap(({ confirm, last }) => (confirm.some(({ id }) => id === name) ? [last] : [])),
        ...wizard.notices.flatMap(({ id }) => (id === name ? [Infinity] : [])),
        getPlaceOfCalls(wizard, createDialogTest(name)),
      ),
    rules: (wizard, { name }) => [
      ...wizard.steps.flatMap((step) =>
        step.confirm.flatMap(({ id, when }) =>
          id === name ? [...(step.when ? [step.when] : []), ...(when ? [when] : [])] : [],
        ),
      ),
      ...wizard.notices.flatMap(({ id, when }) => (id === name ? [when] : [])),
    ],
    reads: (wizard, { name }) => listCallReads(wizard, createDialogTest(name)),
    holds: (walk, { name }) =>
      walk.wizard.steps.some(
        (step) =>
          walk.applies[step.index] && step.confirm.some(({ id, when }) => id === name && isMet(walk, when)),
      ) ||
      walk.wizard.notices.some(({ id, when }) => id === name && holds(walk, when)) ||
      canReplyLeadTo(walk, createDialogTest(name)),
  },
  sends: {
    from: () => Infinity,
    rules: (wizard) => listSendingCalls(wizard).flatMap(({ when }) => when ?? []),
    reads: (wizard, { name }) =>
      listSendingCalls(wizard).flatMap((call) => listMemberReads(wizard, call, name)),
    holds: (walk, { name }) =>
      listSendingCalls(walk.wizard).some(
        (call) => isMet(walk, call.when) && readBodyMember(buildRequest(walk, call).body, name) !== undefined,
      ),
  },
  leads: {
    from: (wizard, { name }) => {
      const step = wizard.steps.find(({ route }) => route === name);
      return step ? Math.max(step.first, getPlaceOfCalls(wizard, createRouteTest(name))) : Infinity;
    },
    rules: ({ done, steps }, { name }) => {
      const step = steps.find(({ route }) => route === name);
      if (step) return step.when ? [step.when] : [];
      return done.kind === 'go' ? done.rows.flatMap(({ when }) => when ?? []) : [];
    },
    reads: (wizard, { name }) => listCallReads(wizard, createRouteTest(name)),
    holds: (walk, { name }) => {
      const step = walk.wizard.steps.find(({ route }) => route === name);
      const isOnWay = step ? (walk.applies[step.index] ?? false) : findDoneRoute(walk) === name;
      return isOnWay || canReplyLeadTo(walk, createRouteTest(name));
    },
  },
} as const satisfies Readonly<Record<SubjectName, Subject>>;

/** Returns the place at which a node is decided: for a part of rows, once the list is answered. */
function getPlaceOfNode(wizard: Wizard, { name }: SubjectUse): number {
  const found = findPlacedNode(wizard, name);
  if (!found) return Infinity;
  return found.list ? getPlaceAfterNode(found.list.index) : found.node.index;
}

/** Returns the place just after a node: the node is answered, its step is not left yet. */
export function getPlaceAfterNode(index: number): number {
  return index + 0.5;
}

function findPlacedField(wizard: Wizard, path: string): Field | null {
  const node = findPlacedNode(wizard, path)?.node;
  return node?.kind === 'field' ? node : null;
}

function listShowRules(wizard: Wizard, path: string): readonly CompiledRule[] {
  const found = findPlacedNode(wizard, path);
  if (!found) return [];
  const step = wizard.steps.find(({ id }) => id === found.node.step);
  return [...(step?.when ? [step.when] : []), ...(found.list?.show ?? []), ...found.node.show];
}

/** Lists the path of the list that a part of rows belongs to. */
function listPathOfList(wizard: Wizard, { name }: SubjectUse): readonly string[] {
  const list = findPlacedNode(wizard, name)?.list;
  return list ? [list.path] : [];
}

function findStateInRow(walk: Walk, path: string, row: number): NodeState | null {
  const found = findPlacedNode(walk.wizard, path);
  if (!found) return null;
  if (!found.list) return walk.nodes[found.node.index] ?? null;
  const list = walk.nodes[found.list.index];
  if (list?.kind !== 'list' || !list.shown) return null;
  return list.rows[row]?.parts[found.list.parts.findIndex((part) => part.path === path)] ?? null;
}

function offersOption({ field, options, shown }: FieldState, value: string | number | null): boolean {
  if (!shown || value === null || field.askedBy?.refuse.includes(value)) return false;
  return options?.some((option) => option.value === value && option.disabled === null) ?? false;
}

function isMet(walk: Walk, when: CompiledRule | null): boolean {
  return when === null || holds(walk, when);
}

function listSendingCalls({ calls }: Wizard): readonly Call[] {
  return calls.filter(({ at, send }) => 'submit' in at && send !== null);
}

function listMemberReads(wizard: Wizard, call: Call, member: string): readonly string[] {
  const expression = findSentExpression(call, member);
  return expression === null ? [] : collectReads(expression, wizard.conditions).reads;
}

/** Lists values by which a table decides the payload of a single option, when the payload is more than the answer itself. */
export function listTableReads(wizard: Wizard, { subject, name }: SubjectUse): readonly string[] {
  if (subject !== 'sends') return [];
  return listSendingCalls(wizard).flatMap((call) =>
    findReadPath(findSentExpression(call, name) ?? undefined) !== null
      ? []
      : listMemberReads(wizard, call, name),
  );
}
