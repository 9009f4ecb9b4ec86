import { isFile, type CallReply, type NodeState, type Walk } from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import { addDialogs } from '../addDialogs.ts';
import type { Flow } from '../format/Flow.ts';
import { runPlainFlow } from '../runPlainFlow.ts';
import { buildWalkedFlow, type WalkToRecord } from './buildWalkedFlow.ts';
import { listSights } from './listSights.ts';
import type { RecordedWalk } from './RecordedWalk.ts';

/**
 * Makes a flow test of a walk: the same answers, with an answer to each dialog on the way. It is run once, and everything that can be seen
 * where it ends is offered as a check. `sent` is the answer of the server to sending.
 */
export async function recordWalk(recorded: WalkToRecord, sent: CallReply): Promise<RecordedWalk> {
  const { walk, facts } = recorded;
  const run = (flow: Flow) => runPlainFlow(walk.wizard, flow, facts);
  const flow = await addDialogs(buildWalkedFlow(recorded), async (tried) => (await run(tried)).failures);
  const { failures, driver } = await run(flow);
  return {
    flow,
    problem: failures[0]?.message ?? findOtherAnswer(recorded, driver.walk()),
    sights: await listSights(driver, sent),
  };
}

/** Finds the first question, up to the step where the walk ends, that the flow leaves otherwise than the walk did. */
function findOtherAnswer({ walk, step }: WalkToRecord, played: Walk): string | null {
  const end = walk.wizard.steps.find(({ id }) => id === step)?.last ?? walk.nodes.length;
  const other = walk.nodes
    .slice(0, end)
    .find(
      (node, index) =>
        walk.applies[getStepIndex(walk, index)] && readAnswer(node) !== readAnswer(played.nodes[index]),
    );
  return other ? say('record.other', { path: other.key }) : null;
}

function getStepIndex({ wizard }: Walk, node: number): number {
  return wizard.steps.findIndex(({ last }) => node < last);
}

function readAnswer(node: NodeState | undefined): string {
  if (node === undefined || !node.shown || node.kind === 'block') return '';
  if (node.kind === 'list') return node.rows.map(({ parts }) => parts.map(readAnswer).join()).join(';');
  // A file gets another id whenever it is chosen.
  return isFile(node.field) ? String(node.value !== null) : JSON.stringify(node.value);
}
