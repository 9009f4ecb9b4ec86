import {
  type CallMoment,
  type OutcomeEffects,
  type OutcomeRow,
  type PartCall,
  pointerTo,
  type WrittenOutcome,
} from '../../engine/index.ts';
import type { Expansion, LoadedPart, PartUse } from './Expansion.ts';
import type { SentMembers } from './expandPayload.ts';
import { byPathAt, pathAt, valueAt, valuesAt, whenAt } from './expressionsAt.ts';
import { dialogTexts } from './partTexts.ts';
import type { PartScope } from './PartScope.ts';
import { filterRecords } from './filterRecords.ts';

/** Adds the calls of a part at one place. Calls with a moment are added at once, and the form places the others. */
export function bringCalls(loaded: LoadedPart, place: PartUse, sent: SentMembers, around: Expansion): void {
  for (const [name, call] of Object.entries(loaded.part.calls ?? {})) {
    around.brought.calls.set(`${place.path}/${name}`, {
      call: callAt(call, place.scope),
      from: { file: loaded.file, pointer: pointerTo('calls', name), use: place.use },
      sent: new Map([[place.path, sent]]),
      texts: listOutcomeDialogs(filterRecords(call.outcomes)).flatMap((id) =>
        dialogTexts(loaded, id, place, around),
      ),
    });
  }
}

function listOutcomeDialogs(rows: readonly WrittenOutcome[]): readonly string[] {
  return rows.flatMap((row) => {
    if ('rows' in row)
      return [...listOutcomeDialogs(row.rows), ...(row.also.dialog ? [row.also.dialog.id] : [])];
    const { dialog } = 'use' in row ? (row.also ?? {}) : row;
    return dialog ? [dialog.id] : [];
  });
}

function callAt({ at, when, path, headers, send, outcomes, ...call }: PartCall, scope: PartScope): PartCall {
  return {
    ...call,
    ...(at === undefined ? {} : { at: momentAt(at, scope) }),
    ...whenAt(when, scope),
    ...(path === undefined ? {} : { path: valuesAt(path, scope) }),
    ...(headers === undefined ? {} : { headers: valuesAt(headers, scope) }),
    ...(send === undefined ? {} : { send: valueAt(send, scope) }),
    outcomes: filterRecords(outcomes).map((row) => outcomeAt(row, scope)),
  };
}

function momentAt(written: CallMoment, scope: PartScope): CallMoment {
  if ('press' in written) return { press: pathAt(written.press, scope) };
  return 'change' in written ? { ...written, change: pathAt(written.change, scope) } : written;
}

function outcomeAt(row: WrittenOutcome, scope: PartScope): WrittenOutcome {
  if ('use' in row) return row.also === undefined ? row : { ...row, also: effectsAt(row.also, scope) };
  if ('rows' in row)
    return { also: effectsAt(row.also, scope), rows: row.rows.map((one) => plainRowAt(one, scope)) };
  return plainRowAt(row, scope);
}

function plainRowAt(row: OutcomeRow, scope: PartScope): OutcomeRow {
  return 'else' in row
    ? { ...row, ...effectsAt(row, scope) }
    : { ...row, ...effectsAt(row, scope), ...whenAt(row.when, scope) };
}

function effectsAt({ check, mark, open, params, download, ...effects }: OutcomeEffects, scope: PartScope) {
  return {
    ...effects,
    ...(check === undefined ? {} : { check: byPathAt(check, scope) }),
    ...(mark === undefined ? {} : { mark: byPathAt(mark, scope) }),
    ...(open === undefined ? {} : { open: pathAt(open, scope) }),
    ...(params === undefined ? {} : { params: valuesAt(params, scope) }),
    ...(download === undefined ? {} : { download: { name: valueAt(download.name, scope) } }),
  } satisfies OutcomeEffects;
}
