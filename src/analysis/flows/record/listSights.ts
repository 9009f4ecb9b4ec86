import { listCalls, snapshotStep, type CallReply, type NodeState } from '../../../engine/index.ts';
import type { SeenOutcome } from '../driver/FlowDriver.ts';
import type { FlowAnswer, FlowValue, OpenEntry } from '../format/Flow.ts';
import type { PlainRun } from '../runPlainFlow.ts';
import type { Sights } from './RecordedWalk.ts';

/** Lists everything that a flow test can check where it stands. Sends the form where it can be sent. */
export async function listSights(driver: PlainRun['driver'], reply: CallReply): Promise<Sights | null> {
  const { step: id } = await driver.see();
  const walk = driver.walk();
  const step = walk.wizard.steps.find((one) => one.id === id);
  if (!step) return null;
  const nodes = walk.nodes.slice(step.first, step.last);
  const toName = ({ key }: NodeState) => key.slice(step.id.length + 1);
  const open = await driver.canContinue(step.id);
  const here = {
    step: step.id,
    shows: nodes.filter(({ shown }) => shown).map(toName),
    hides: nodes.filter(({ shown }) => !shown).map(toName),
    locked: nodes.filter((node) => node.kind === 'field' && node.shown && node.lock !== null).map(toName),
    blocked: open.flatMap(({ field, code }): readonly OpenEntry[] => {
      if (field === null) return code === undefined ? [] : [code];
      return code === undefined || code === 'required' ? [field] : [{ [field]: code }];
    }),
  };
  const isLast = snapshotStep(walk, step.id).next === null && open.length === 0;
  return { ...here, ...(isLast ? await listEnds(driver, reply) : noEnd) };
}

const noEnd = { submits: null, answer: null, leads: null };

/** Sends the form, or finishes one that sends nothing. */
async function listEnds(
  driver: PlainRun['driver'],
  reply: CallReply,
): Promise<Pick<Sights, 'submits' | 'answer' | 'leads'>> {
  if (listCalls(driver.walk(), { submit: true }).length === 0) {
    const finished = await driver.finish();
    return { ...noEnd, leads: typeof finished === 'string' ? null : finished.goes };
  }
  const outcome = await driver.answerWith(reply, {});
  if (typeof outcome === 'string') return noEnd;
  return {
    ...noEnd,
    submits: toExpected(await driver.submitted()) as Sights['submits'],
    answer: toFlowAnswer(reply, outcome),
  };
}

/** Writes what is sent as flow tests expect it: null stands for nothing, so that a null that is sent has a form of its own. */
function toExpected(sent: unknown): FlowValue {
  if (sent === null) return { sent: null };
  if (Array.isArray(sent)) return sent.map((row) => toExpected(row)) as unknown as FlowValue;
  if (typeof sent !== 'object') return sent as FlowValue;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, toExpected(value)]));
}

function toFlowAnswer(reply: CallReply, { shows, level, goes, ends, asks }: SeenOutcome): FlowAnswer {
  const { status, body } = typeof reply === 'string' ? { status: reply, body: null } : reply;
  return {
    status,
    ...(typeof body === 'string' ? { body } : {}),
    ...(shows ? { shows } : {}),
    ...(shows && level ? { level: level as NonNullable<FlowAnswer['level']> } : {}),
    ...(asks ? { asks } : {}),
    ...(ends && !goes ? { ends: true } : goes ? { goes } : { stays: true }),
  };
}
