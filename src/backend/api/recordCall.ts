import type { Operation } from '../../protocol/index.ts';
import { findOperationEvent } from '../audit/operationEvents.ts';
import { readBrowserKind } from '../audit/readBrowserKind.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import type { IncomingCall } from './IncomingCall.ts';
import type { ApiResponse, Store } from './OperationCall.ts';

/** A call of an authorised account. */
interface RecordedCall {
  readonly operation: Operation;
  readonly incoming: IncomingCall;
  readonly accountId: string;
  readonly at: Date;
}

/** Writes the event of a call to the audit log, where the log has events of its operation. */
export async function recordCall(
  store: Store,
  { operation, incoming, accountId, at }: RecordedCall,
  answer: ApiResponse,
): Promise<void> {
  const event = findOperationEvent(operation.id, answer.kind === 'refusal' ? answer : null);
  if (event === null) return;
  const { brand, network, headers } = incoming;
  const by = { network, browser: readBrowserKind(headers['user-agent']) };
  await recordEvent(store, { ...event, at, accountId, brand: brand?.id ?? '', by });
}
