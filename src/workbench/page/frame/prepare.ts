import type { FlowCase } from '../../../analysis/index.ts';
import type { Facts, Wizard } from '../../../engine/index.ts';
import { discardStoredDraft, keepDraft, listOpenDrafts } from '../../../wizard/draft/openDrafts.ts';
import { chooseGiven, findUsualFlow } from '../../model/Situation.ts';
import { askForFacts, askForFlow } from '../askServer.ts';
import { addNames, compileForm } from './compileForm.ts';
import { frameOwner } from './createFramePorts.ts';
import { createFrameTexts } from './createFrameTexts.ts';
import { playFlow } from './playFlow.ts';
import type { Preparation, ShowOrder } from './Preparation.ts';

/** The day of a form without a flow test. */
const usualDay = '2026-11-21';

/** Prepares the form for a situation. `last`: the form that the frame shows now. Its unchanged parts are used again, and the answers stay. */
export async function prepare(order: ShowOrder, last: Preparation | null): Promise<Preparation> {
  const { form, situation, round } = order;
  const { id } = form.form;
  const isSameForm = last?.wizard.id === id && last.order.form.edition === form.edition;
  const isSameText = isSameForm && last.order.form.version === form.version;
  const wizard = isSameText ? last.wizard : addNames(isSameForm ? last.wizard : compileForm(order), order);
  const flow = order.play ?? (await loadFlow(order, last));
  const begin = flow ?? findUsualFlow(form.flows) ?? { given: { facts: {} }, today: usualDay };
  const chosen = { given: chooseGiven(situation, begin.given), today: situation.day ?? begin.today };
  const [facts, { texts, drawn }] = await Promise.all([askForFacts(chosen), createFrameTexts(order)]);
  const same = { order, wizard, facts, flow, begin: chosen, texts, drawn };
  const isNewRound = last === null || last.wizard.id !== id || last.order.round !== round;
  for (const draft of listOpenDrafts()) draft.save();
  if (!isNewRound) return { ...same, route: last.route, stopped: last.stopped };
  for (const draft of listOpenDrafts()) draft.dispatch({ kind: 'discarded' });
  discardStoredDraft(id, frameOwner);
  return { ...same, ...(await openFlow(order, wizard, facts, flow)) };
}

async function loadFlow({ situation, form }: ShowOrder, last: Preparation | null): Promise<FlowCase | null> {
  const { flow } = situation;
  if (flow === null) return null;
  const isSame =
    last?.order.situation.flow === flow &&
    last.order.form.version === form.version &&
    last.order.play === null &&
    last.wizard.id === form.form.id;
  return isSame ? last.flow : askForFlow(form.form.id, flow);
}

/** Plays the flow up to its place and keeps the answers for the runner; without a flow the form begins with its first step. */
async function openFlow(
  { situation, play }: ShowOrder,
  wizard: Wizard,
  facts: Facts,
  flow: FlowCase | null,
): Promise<Pick<Preparation, 'route' | 'stopped'>> {
  const routeOf = (step: string | null) =>
    (wizard.steps.find(({ id }) => id === step) ?? wizard.steps[0])?.route ?? '/';
  if (flow === null) return { route: routeOf(null), stopped: null };
  const { draft, step, stopped } = await playFlow(flow, play ? null : situation.until, wizard, facts);
  keepDraft(wizard.id, frameOwner, draft);
  return { route: routeOf(step), stopped };
}
