import { recordWalk, type RecordedWalk } from '../../../analysis/index.ts';
import { listCalls, type Journey } from '../../../engine/index.ts';
import { findReply } from './createFramePorts.ts';
import type { Preparation } from './Preparation.ts';

/** Makes a flow test of the answers that the preview has, in its situation. */
export function recordPreview(prepared: Preparation, { at, walk }: Journey): Promise<RecordedWalk> {
  const { facts, begin } = prepared;
  const replyTo = (operation: string) => findReply(prepared, operation);
  const step = at.kind === 'step' ? at.step : null;
  const [sending] = listCalls(walk, { submit: true }).slice(-1);
  const sent = sending ? replyTo(sending.call) : { status: 204, body: null };
  return recordWalk({ walk, step, facts, ...begin, replyTo }, sent);
}
