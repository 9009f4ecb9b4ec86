import { Value } from '@sinclair/typebox/value';
import type { FlowCase } from '../../analysis/index.ts';
import { findOperation } from '../../cli/createPayloadValidator.ts';
import { isSuccessStatus, type Wizard } from '../../engine/index.ts';
import type { FormAnswer } from '../model/WorkbenchApi.ts';

type Replies = FormAnswer['replies'];

/**
 * Finds a success for each operation that the form calls: as a flow test gives it, else the first one of the protocol with the smallest
 * body of its shape.
 */
export function findExampleReplies({ calls }: Wizard, cases: readonly FlowCase[]): Replies {
  const tested = collectTestedReplies(cases);
  return Object.fromEntries(
    calls.flatMap(({ call }) => {
      const reply = tested.get(call) ?? createReply(call);
      return reply ? [[call, reply]] : [];
    }),
  );
}

function collectTestedReplies(cases: readonly FlowCase[]): ReadonlyMap<string, Replies[string]> {
  const found = new Map<string, Replies[string]>();
  for (const { item } of cases.flatMap(({ items }) => items)) {
    if (typeof item === 'string' || !('at' in item)) continue;
    for (const [call, { status, brings }] of Object.entries(item.answers ?? {}))
      if (typeof status === 'number' && isSuccessStatus(status) && brings !== undefined && !found.has(call))
        found.set(call, { status, body: brings });
  }
  return found;
}

function createReply(call: string): Replies[string] | null {
  const answers = Object.entries(findOperation(call)?.answers ?? {});
  const [status, answer] = answers.find(([code]) => isSuccessStatus(Number(code))) ?? [];
  if (status === undefined) return null;
  return { status: Number(status), body: answer?.body ? createBody(answer.body) : null };
}

/** A shape with patterns has no smallest body; the form then reads an empty answer. */
function createBody(shape: Parameters<typeof Value.Create>[0]): unknown {
  try {
    return Value.Create(shape);
  } catch {
    return null;
  }
}
