import {
  holds,
  matchOutcome,
  type Call,
  type CompiledOutcome,
  type OutcomeEffects,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import { listReplies } from '../prove/observations/listReplies.ts';

/** Tests for an effect that a promise can name. */
type EffectTest = (effects: OutcomeEffects) => boolean;

/** Creates a test for effects that open this dialog. */
export function createDialogTest(dialog: string): EffectTest {
  return (effects) => effects.dialog?.id === dialog;
}

export function createRouteTest(route: string): EffectTest {
  return (effects) => effects.go === route;
}

/** Returns true when some reply of a server, to a call that is made with these answers, leads to a row with this effect. */
export function canReplyLeadTo(walk: Walk, does: EffectTest): boolean {
  return findCallsWithEffect(walk.wizard, does).some(
    (call) =>
      isMade(walk, call) && listReplies(call, []).some((reply) => does(matchOutcome(walk, call, reply))),
  );
}

/** Returns the place, as `subjects.ts` counts them, that decides whether the last of these calls is made; `-Infinity` without a call. */
export function getPlaceOfCalls(wizard: Wizard, does: EffectTest): number {
  return Math.max(
    ...findCallsWithEffect(wizard, does).map((call) => {
      if ('submit' in call.at) return Infinity;
      const step = findSendingStep(wizard, call);
      return ('enter' in call.at ? step?.first : step?.last) ?? Infinity;
    }),
  );
}

/** Lists the values that decide whether the calls are made, and which of their rows takes the reply. */
export function listCallReads(wizard: Wizard, does: EffectTest): readonly string[] {
  return findCallsWithEffect(wizard, does).flatMap((call) => {
    const node = findSendingNode(wizard, call);
    return [
      ...(findSendingStep(wizard, call)?.when?.reads ?? []),
      ...(node ? [node.path, ...node.show.flatMap(({ reads }) => reads)] : []),
      ...(call.when?.reads ?? []),
      ...call.outcomes.flatMap(({ match }) => (match === 'else' ? [] : (match.when?.reads ?? []))),
    ];
  });
}

function findCallsWithEffect({ calls }: Wizard, does: EffectTest): readonly Call[] {
  return calls.filter(({ outcomes }) => outcomes.some(({ effects }: CompiledOutcome) => does(effects)));
}

/** Returns the step that makes the call, or null for a call at the end. */
function findSendingStep(wizard: Wizard, call: Call) {
  const { at } = call;
  const id =
    'enter' in at ? at.enter : 'continue' in at ? at.continue : (findSendingNode(wizard, call)?.step ?? null);
  return wizard.steps.find((step) => step.id === id) ?? null;
}

/** Returns the field or block that makes the call. */
function findSendingNode({ nodes, indexOf }: Wizard, { at }: Call) {
  const path = 'change' in at ? at.change : 'file' in at ? at.file : 'press' in at ? at.press : null;
  return path === null ? null : (nodes[indexOf.get(path) ?? -1] ?? null);
}

function isMade(walk: Walk, call: Call): boolean {
  const step = findSendingStep(walk.wizard, call);
  const node = findSendingNode(walk.wizard, call);
  const state = node && walk.nodes[node.index];
  if (step && !walk.applies[step.index]) return false;
  if (state && (!state.shown || (state.kind === 'field' && state.value === null))) return false;
  return call.when === null || holds(walk, call.when);
}
