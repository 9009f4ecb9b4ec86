import type { Field, FieldKey } from '../../definition/Wizard.ts';
import { isFile } from '../../walk/answerFits.ts';
import { nodeState } from '../../walk/readWalk.ts';
import { applyChanges } from '../changes.ts';
import type { ChosenFile, RequestId } from '../Journey.ts';
import { dropRun, createRun, listRuns } from './runs.ts';
import { type EventContext, update } from '../EventContext.ts';
import { refuseFile, getUploadCode, uploadCodes } from './uploads.ts';
import { runTasks } from './runTasks.ts';

/** Handles a chosen file. A file that the control does not accept is refused and never sent. */
export function chooseFile(
  turn: EventContext,
  { field: key, file }: { readonly field: FieldKey; readonly file: ChosenFile },
): void {
  const state = nodeState(turn.journey.walk, key);
  if (state?.kind !== 'field' || !isFile(state.field) || !state.shown || state.lock !== null) return;
  dropUpload(turn, key);
  const refusal = findFileRefusal(state.field, file);
  if (refusal !== null) {
    turn.journey = refuseFile(turn.journey, key, file.name, refusal);
    return;
  }
  const answer = { unreadable: file.name, code: uploadCodes.underWay };
  turn.journey = applyChanges(turn.journey, [{ set: key, to: answer }]);
  const { uploads, shownErrors } = turn.journey;
  update(turn, {
    uploads: new Map(uploads).set(key, { file, sentBytes: 0 }),
    shownErrors: new Map([...shownErrors].filter(([id]) => id !== key)),
  });
  const tasks = [{ kind: 'calls', moment: { file: key } }] as const;
  runTasks(turn, createRun(turn.journey, { kind: 'file', field: key }, tasks));
}

/** Sends a failed file again. */
export function retryFile(turn: EventContext, { field }: { readonly field: FieldKey }): void {
  const upload = turn.journey.uploads.get(field);
  if (upload !== undefined && getUploadCode(turn.journey.walk, field) === uploadCodes.failed)
    chooseFile(turn, { field, file: upload.file });
}

/** Records the number of sent bytes of a file. */
export function moveProgress(
  turn: EventContext,
  { request, sentBytes }: { readonly request: RequestId; readonly sentBytes: number },
): void {
  const run = listRuns(turn.journey).find(({ waits }) => waits.kind === 'answer' && waits.id === request);
  const { uploads } = turn.journey;
  const upload = run?.cause.kind === 'file' ? uploads.get(run.cause.field) : undefined;
  if (run?.cause.kind === 'file' && upload !== undefined)
    update(turn, { uploads: new Map(uploads).set(run.cause.field, { ...upload, sentBytes }) });
}

/** Removes uploads whose answer is gone, so that the file is no longer sent and cannot be sent again. */
export function followAnswers(turn: EventContext): void {
  for (const run of listRuns(turn.journey))
    if (
      run.cause.kind === 'file' &&
      getUploadCode(turn.journey.walk, run.cause.field) !== uploadCodes.underWay
    )
      dropRun(turn, run);
  const wanted: readonly (string | null)[] = [uploadCodes.underWay, uploadCodes.failed];
  const { uploads, walk } = turn.journey;
  const remaining = [...uploads].filter(([key]) => wanted.includes(getUploadCode(walk, key)));
  if (remaining.length < uploads.size) update(turn, { uploads: new Map(remaining) });
}

function dropUpload(turn: EventContext, key: FieldKey): void {
  const run = listRuns(turn.journey).find(({ cause }) => cause.kind === 'file' && cause.field === key);
  if (run !== undefined) dropRun(turn, run);
}

/** Finds the reason why a control does not accept a file. The control's parameters name the media types and the largest size. */
function findFileRefusal({ control }: Field, { mediaType, size }: ChosenFile): string | null {
  const { mediaTypes, maxBytes } = control.params;
  if (Array.isArray(mediaTypes) && !mediaTypes.includes(mediaType)) return uploadCodes.notSupported;
  return typeof maxBytes === 'number' && size > maxBytes ? uploadCodes.toBig : null;
}
