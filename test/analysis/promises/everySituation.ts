import type { PromiseDefinition } from '../../../src/engine/definition/PromiseDefinition.ts';
import {
  changeWalk,
  findDoneRoute,
  openRequirements,
  buildRequest,
  startWalk,
  type Answer,
  type Facts,
  type FieldState,
  type Expression,
  type Step,
  type Walk,
  type Wizard,
} from '../../../src/engine/index.ts';
import { ruleHolds, walkScope } from '../../../src/engine/index.ts';

/** A situation that is reachable by answers in order, and its place: answered nodes, left steps, or the end. */
interface Situation {
  readonly walk: Walk;
  readonly answered: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
  readonly decidedSteps: ReadonlySet<string>;
  readonly left: ReadonlySet<string>;
  readonly ended: boolean;
}

/** Every answer that the rules of the small forms distinguish, for every field, read or not. */
function answersOf({ field, options, required }: FieldState): readonly Answer[] {
  if (field.type === 'boolean') return [true, false, ...(required || field.twoValued ? [] : [null])];
  const values: readonly Answer[] = options
    ? options.filter(({ disabled }) => disabled === null).map(({ value }) => value)
    : ['A', 'B', 'C', 'x', 'xxx'];
  return required ? values : [...values, null];
}

/** Visits every situation, without classes and without joining any two. Returns false when there are too many. */
export function everySituation(
  wizard: Wizard,
  facts: Facts,
  most: number,
  meet: (at: Situation) => void,
): boolean {
  let left = most;
  const { steps } = wizard;
  arrive(0, startWalk(wizard, facts));
  return left > 0;

  function arrive(from: number, walk: Walk): void {
    const step = steps.find(({ index }) => index >= from && walk.applies[index]);
    const before = (index: number) => steps.filter((one) => one.index < index);
    const passed = before(step?.index ?? steps.length);
    tell(walk, passed, step ?? null, step?.first ?? wizard.nodes.length, step === undefined);
    if (step) node(step, step.first, walk, passed);
  }

  function node(step: Step, place: number, walk: Walk, passed: readonly Step[]): void {
    if (left <= 0) return;
    tell(walk, passed, step, place, false);
    const state = walk.nodes[place];
    if (place >= step.last || !state) {
      if (openRequirements(walk, step).length === 0) arrive(step.index + 1, walk);
      return;
    }
    if (state.kind !== 'field' || !state.shown || state.lock) return node(step, place + 1, walk, passed);
    for (const to of answersOf(state))
      node(step, place + 1, changeWalk(walk, [{ set: state.key, to }]).walk, passed);
  }

  function tell(walk: Walk, passed: readonly Step[], step: Step | null, place: number, ended: boolean): void {
    left -= 1;
    const names = wizard.nodes.map(({ path }) => path);
    meet({
      walk,
      answered: new Set(names.slice(0, place)),
      asked: new Set(names.slice(0, ended ? place : Math.min(place + 1, step?.last ?? place))),
      decidedSteps: new Set([...passed, ...(step ? [step] : [])].map(({ id }) => id)),
      left: new Set(passed.map(({ id }) => id)),
      ended,
    });
  }
}

/** Evaluates the promise if all its subjects are decided here: true, false, or null when its condition does not hold. */
export function saidBy(promise: PromiseDefinition, at: Situation): boolean | null {
  const rules = [promise.when ?? true, promise.always ?? promise.never ?? true];
  if (!rules.every((rule) => isDecided(rule, at))) return null;
  if (promise.when !== undefined && !truthOf(promise.when, at)) return null;
  return truthOf(promise.always ?? promise.never ?? true, at) === (promise.always !== undefined);
}

function isDecided(rule: Expression, at: Situation): boolean {
  if (typeof rule === 'string') return readsOf(rule, at.walk.wizard).every((path) => at.answered.has(path));
  return parts(rule).every(([operator, operand]) => {
    const [name] = Array.isArray(operand) ? (operand as readonly Expression[]) : [operand];
    switch (operator) {
      case 'shown':
      case 'required':
      case 'offers':
        return at.asked.has(nameOf(name));
      case 'applies':
        return at.decidedSteps.has(nameOf(name));
      case 'asks':
        return at.left.has('s0');
      case 'leads':
      case 'sends':
        return at.ended;
      default:
        return (Array.isArray(operand) ? (operand as readonly Expression[]) : [operand]).every(
          (part: Expression) => isDecided(part, at),
        );
    }
  });
}

function truthOf(rule: Expression, at: Situation): boolean {
  const { walk } = at;
  if (typeof rule === 'string')
    return ruleHolds(walk.wizard.conditions.get(rule)?.rule ?? false, walkScope(walk));
  const [operator, operand] = parts(rule)[0] ?? ['', null];
  const list: readonly Expression[] = Array.isArray(operand) ? (operand as readonly Expression[]) : [operand];
  const state = walk.nodes.find(({ key }) => key === list[0]);
  switch (operator) {
    case 'and':
      return list.every((part) => truthOf(part, at));
    case 'or':
      return list.some((part) => truthOf(part, at));
    case '!':
      return !truthOf(list[0] ?? false, at);
    case 'shown':
      return state?.shown ?? false;
    case 'required':
      return state?.kind === 'field' && state.required;
    case 'offers':
      return (state?.kind === 'field' && state.options?.some(({ value }) => value === list[1])) ?? false;
    case 'applies':
      return walk.wizard.steps.some(({ id, index }) => id === list[0] && walk.applies[index]);
    case 'leads':
      return findDoneRoute(walk) === list[0] || (list[0] === '/again' && truthOf('c1', at));
    // The call on leaving the first step is made when c1 holds; its first row takes the reply when c2 holds.
    case 'asks':
      return truthOf('c1', at) && truthOf('c2', at) === (list[0] === 'known');
    case 'sends':
      return walk.wizard.calls.some(
        (call) => nameOf(list[0]) in ((buildRequest(walk, call).body ?? {}) as object),
      );
    default:
      throw new Error(`the enumeration does not know "${operator}"`);
  }
}

function parts(rule: Expression): readonly (readonly [string, Expression])[] {
  return rule !== null && typeof rule === 'object' && !Array.isArray(rule) ? Object.entries(rule) : [];
}

function readsOf(name: string, wizard: Wizard): readonly string[] {
  return wizard.conditions.get(name)?.reads ?? [];
}

function nameOf(operand: Expression | undefined): string {
  return typeof operand === 'string' ? operand : '';
}
