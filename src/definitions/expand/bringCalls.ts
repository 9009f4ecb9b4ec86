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
import { convertPaths, convertPath, convertValue, convertValues, convertWhen } from './expressionsAt.ts';
import { listDialogTexts } from './partTexts.ts';
import type { PartScope } from './PartScope.ts';
import { filterRecords } from './filterRecords.ts';

/** Adds the calls of a part at one place. Calls with a moment are added at once, and the form places the others. */
export function bringCalls(loaded: LoadedPart, place: PartUse, sent: SentMembers, around: Expansion): void {
  for (const [name, call] of Object.entries(loaded.part.calls ?? {})) {
    around.brought.calls.set(`${place.path}/${name}`, {
      call: convertCall(call, place.scope),
      from: { file: loaded.file, pointer: pointerTo('calls', name), use: place.use },
      sent: new Map([[place.path, sent]]),
      texts: listOutcomeDialogs(filterRecords(call.outcomes)).flatMap((id) =>
        listDialogTexts(loaded, id, place, around),
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

function convertCall(
  { at, when, path, headers, send, outcomes, ...call }: PartCall,
  scope: PartScope,
): PartCall {
  return {
    ...call,
    ...(at === undefined ? {} : { at: convertMoment(at, scope) }),
    ...convertWhen(when, scope),
    ...(path === undefined ? {} : { path: convertValues(path, scope) }),
    ...(headers === undefined ? {} : { headers: convertValues(headers, scope) }),
    ...(send === undefined ? {} : { send: convertValue(send, scope) }),
    outcomes: filterRecords(outcomes).map((row) => convertOutcome(row, scope)),
  };
}

function convertMoment(written: CallMoment, scope: PartScope): CallMoment {
  if ('press' in written) return { press: convertPath(written.press, scope) };
  return 'change' in written ? { ...written, change: convertPath(written.change, scope) } : written;
}

function convertOutcome(row: WrittenOutcome, scope: PartScope): WrittenOutcome {
  if ('use' in row) return row.also === undefined ? row : { ...row, also: convertEffects(row.also, scope) };
  if ('rows' in row)
    return {
      also: convertEffects(row.also, scope),
      rows: row.rows.map((one) => convertPlainRow(one, scope)),
    };
  return convertPlainRow(row, scope);
}

function convertPlainRow(row: OutcomeRow, scope: PartScope): OutcomeRow {
  return 'else' in row
    ? { ...row, ...convertEffects(row, scope) }
    : { ...row, ...convertEffects(row, scope), ...convertWhen(row.when, scope) };
}

function convertEffects(
  { check, mark, open, params, download, ...effects }: OutcomeEffects,
  scope: PartScope,
) {
  return {
    ...effects,
    ...(check === undefined ? {} : { check: convertPaths(check, scope) }),
    ...(mark === undefined ? {} : { mark: convertPaths(mark, scope) }),
    ...(open === undefined ? {} : { open: convertPath(open, scope) }),
    ...(params === undefined ? {} : { params: convertValues(params, scope) }),
    ...(download === undefined ? {} : { download: { name: convertValue(download.name, scope) } }),
  } satisfies OutcomeEffects;
}
