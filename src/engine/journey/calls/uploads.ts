import type { Answer } from '../../definition/Answer.ts';
import type { FieldKey } from '../../definition/Wizard.ts';
import { collectAnswers } from '../../walk/collectAnswers.ts';
import { nodeState } from '../../walk/readWalk.ts';
import type { Answers, Walk } from '../../walk/Walk.ts';
import { applyChanges, revealFieldError } from '../changes.ts';
import type { Journey } from '../Journey.ts';

/**
 * Codes of the reasons why a chosen file is no answer yet. With such a code, the answer holds only the file name, and the step stays open.
 */
export const uploadCodes = {
  underWay: 'uploading',
  failed: 'upload',
  cutOff: 'uploadCutOff',
  notSupported: 'notSupported',
  toBig: 'toBig',
} as const;

/** Ends an upload: its document becomes the answer, or the file is refused with a code. */
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

/** Refuses a file: the answer keeps its name with the code, and the error shows at once. */
export function refuseFile(journey: Journey, key: FieldKey, name: string, code: string): Journey {
  return revealFieldError(applyChanges(journey, [{ set: key, to: { unreadable: name, code } }]), key);
}

/** Stops an upload whose file is still needed: the customer has to choose it again. */
export function interruptUpload(journey: Journey, key: FieldKey): Journey {
  const answer = findAnswer(journey.walk, key);
  return findCode(answer) === uploadCodes.underWay
    ? applyChanges(journey, [{ set: key, to: removeUpload(answer) }])
    : journey;
}

/** Shows at fields of a stored draft that their file has to be chosen again. */
export function revealInterruptedUploads(journey: Journey): Journey {
  return journey.walk.nodes.reduce(
    (now, node) =>
      node.kind === 'field' && findCode(node.answer) === uploadCodes.cutOff
        ? revealFieldError(now, node.key)
        : now,
    journey,
  );
}

/** Collects the answers of a draft, without sensitive ones. */
export function collectStoredAnswers(walk: Walk): Answers {
  return removeUploads(collectAnswers(walk, { sensitive: false }));
}

/** Removes uploads from answers before storing: after a reload, only the name of a file in transfer is left. */
function removeUploads(answers: Answers): Answers {
  const values = Object.entries(answers.values).map(([key, answer]) => [key, removeUpload(answer)]);
  return { ...answers, values: Object.fromEntries(values) };
}

function removeUpload(answer: Answer): Answer {
  return answer !== null && typeof answer === 'object' && findCode(answer) === uploadCodes.underWay
    ? { ...answer, code: uploadCodes.cutOff }
    : answer;
}

/** Returns the code why a file at a field is no answer; null without a file, and when the file has arrived. */
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
