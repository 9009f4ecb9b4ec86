import type { Answer } from '../../definition/Answer.ts';
import type { FieldKey } from '../../definition/Wizard.ts';
import { nodeState } from '../../walk/readWalk.ts';
import type { Answers, Walk } from '../../walk/Walk.ts';
import { applyChanges, revealFieldError } from '../changes.ts';
import type { Journey } from '../Journey.ts';

/** Why a chosen file is no answer yet. As long as one of these holds it is kept by its name, and its step stays open. */
export const uploadCodes = {
  underWay: 'uploading',
  failed: 'upload',
  cutOff: 'uploadCutOff',
  notSupported: 'notSupported',
  toBig: 'toBig',
} as const;

/** What became of an upload: its document is the answer, or its file is refused with a code. */
export function settleUpload(
  journey: Journey,
  key: FieldKey,
  result: { readonly id: string } | { readonly code: string },
): Journey {
  const upload = journey.uploads.get(key);
  if (upload === undefined) return journey;
  const { name, size } = upload.file;
  return 'id' in result
    ? applyChanges(journey, [{ set: key, to: { file: result.id, name, size } }])
    : refuseFile(journey, key, name, result.code);
}

/** The file is kept by its name, and why it is no answer is said at once. */
export function refuseFile(journey: Journey, key: FieldKey, name: string, code: string): Journey {
  return revealFieldError(applyChanges(journey, [{ set: key, to: { unreadable: name, code } }]), key);
}

/** An upload is no longer waited for, although its file is still wanted: it has to be chosen again. */
export function interruptUpload(journey: Journey, key: FieldKey): Journey {
  const answer = findAnswer(journey.walk, key);
  return findCode(answer) === uploadCodes.underWay
    ? applyChanges(journey, [{ set: key, to: removeUpload(answer) }])
    : journey;
}

/** Says at fields that come from a storage that their file has to be chosen again. */
export function revealInterruptedUploads(journey: Journey): Journey {
  return journey.walk.nodes.reduce(
    (now, node) =>
      node.kind === 'field' && findCode(node.answer) === uploadCodes.cutOff
        ? revealFieldError(now, node.key)
        : now,
    journey,
  );
}

/** As answers are stored: of an upload on its way nothing outlives a reload but the name of its file. */
export function removeUploads(answers: Answers): Answers {
  const values = Object.entries(answers.values).map(([key, answer]) => [key, removeUpload(answer)]);
  return { ...answers, values: Object.fromEntries(values) };
}

function removeUpload(answer: Answer): Answer {
  return answer !== null && typeof answer === 'object' && findCode(answer) === uploadCodes.underWay
    ? { ...answer, code: uploadCodes.cutOff }
    : answer;
}

/** Why what was chosen at a field is no answer; null where nothing was, or the file has arrived. */
export function getUploadCode(walk: Walk, key: FieldKey): string | null {
  return findCode(findAnswer(walk, key));
}

function findCode(answer: Answer): string | null {
  return answer !== null && typeof answer === 'object' && 'code' in answer ? answer.code : null;
}

function findAnswer(walk: Walk, key: FieldKey): Answer {
  const state = nodeState(walk, key);
  return state?.kind === 'field' ? state.answer : null;
}
