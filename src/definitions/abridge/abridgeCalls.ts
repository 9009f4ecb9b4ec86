import {
  type CallsFile,
  type Expression,
  type OutcomeRow,
  pointerTo,
  type WrittenOutcome,
} from '../../engine/index.ts';
import type { Origin } from '../expand/Origins.ts';
import type { LongSource } from './LongSource.ts';
import { foldAnswers, type KnownAnswers } from './foldAnswers.ts';

/**
 * Returns the calls that send the long form, with what the short form asks or states in the place of each question. They follow the calls
 * that the short form has itself.
 */
export function abridgeCalls(
  { id, after }: { readonly id: string; readonly after: number },
  { id: longId, written, expanded }: LongSource,
  known: KnownAnswers,
): { readonly calls: CallsFile['calls']; readonly origins: ReadonlyMap<string, Origin> } {
  const origins = new Map<string, Origin>();
  const values = (named: Readonly<Record<string, Expression>>) =>
    Object.fromEntries(
      Object.entries(named).map(([name, value]) => [name, foldAnswers(value, 'value', known)]),
    );
  const calls = (written.calls.calls ?? []).flatMap((call, position): CallsFile['calls'] => {
    const sent = expanded.source.calls.calls[position];
    if ('use' in call || sent === undefined || !('submit' in call.at)) return [];
    const { when, path, headers } = call;
    origins.set(`schemas/${id}/calls.json#${pointerTo('calls', after + origins.size)}`, {
      file: `schemas/${longId}/calls.json`,
      pointer: pointerTo('calls', position),
    });
    return [
      {
        ...call,
        ...(when === undefined ? {} : { when: foldAnswers(when, 'condition', known) ?? false }),
        ...(path === undefined ? {} : { path: values(path) }),
        ...(headers === undefined ? {} : { headers: values(headers) }),
        ...(sent.send === undefined ? {} : { send: foldAnswers(sent.send, 'value', known) }),
        outcomes: call.outcomes.map((row) => abridgeOutcome(row, known)),
      },
    ];
  });
  return { calls, origins };
}

function abridgeOutcome(row: WrittenOutcome, known: KnownAnswers): WrittenOutcome {
  if ('use' in row) return row;
  if ('rows' in row) return { ...row, rows: row.rows.map((one) => abridgeRow(one, known)) };
  return abridgeRow(row, known);
}

function abridgeRow(row: OutcomeRow, known: KnownAnswers): OutcomeRow {
  return 'else' in row || row.when === undefined
    ? row
    : { ...row, when: foldAnswers(row.when, 'condition', known) ?? false };
}
