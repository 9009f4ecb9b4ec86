import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { PayloadJudge } from '../analysis/index.ts';
import { operations, type Operation } from '../protocol/index.ts';

/** Judges bodies by the protocol alone: the shape of the operation's request, then what must hold between its fields. */
export function payloadJudge(): PayloadJudge {
  const judges = new Map<string, (body: unknown) => string | null>();
  return (id, body) => {
    let judge = judges.get(id);
    if (!judge) judges.set(id, (judge = judgeOf(operationOf(id))));
    return judge(body);
  };
}

/** Null when there is no such operation, which lint says. */
export function operationOf(id: string): Operation | null {
  return Object.values<Operation>(operations).find((operation) => operation.id === id) ?? null;
}

function judgeOf(operation: Operation | null): (body: unknown) => string | null {
  if (!operation?.request) return () => null;
  const shape = TypeCompiler.Compile(operation.request);
  return (body) => {
    if (!shape.Check(body)) {
      const first = shape.Errors(body).First();
      return `${first?.path || 'the body'}: ${first?.message ?? 'does not fit'}`;
    }
    return operation.consistencyRules?.find(({ holds }) => !holds(body as never))?.says ?? null;
  };
}
