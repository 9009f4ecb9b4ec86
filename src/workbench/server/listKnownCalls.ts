import type { FlowCase } from '../../analysis/index.ts';
import { findOperation } from '../../cli/createPayloadValidator.ts';
import type { Repository } from '../../definitions/disk.ts';
import type { Call, Wizard } from '../../engine/index.ts';
import { asRecord } from '../../plain/isRecord.ts';
import type { KnownCall } from '../model/WorkbenchApi.ts';

/** Lists what the protocol and the flow tests know of each call of a form. */
export function listKnownCalls(
  { files }: Pick<Repository, 'files'>,
  wizard: Wizard,
  cases: readonly FlowCase[],
): readonly KnownCall[] {
  const { calls } = asRecord(JSON.parse(files.get(`schemas/${wizard.id}/calls.json`)?.text ?? '{}'));
  const written: readonly unknown[] = Array.isArray(calls) ? calls : [];
  return wizard.calls.map((call, index) => ({
    answers: Object.fromEntries(
      Object.entries(findOperation(call.call)?.answers ?? {}).map(([status, { codes = [] }]) => [
        status,
        codes,
      ]),
    ),
    // The calls of the form come first, and one of a part has no answers of its own.
    index: Array.isArray(asRecord(written[index])['outcomes']) ? index : null,
    way: findWay(call, wizard, cases),
  }));
}

/** Finds the first flow test that makes the call; otherwise one that comes to its step. */
function findWay({ call, at }: Call, { steps }: Wizard, cases: readonly FlowCase[]): KnownCall['way'] {
  const places = cases.flatMap(({ items }, flow) =>
    items.flatMap(({ item }) => {
      if (typeof item === 'string' || !('at' in item)) return [];
      return [{ flow, step: item.at, isMade: item.answers?.[call] !== undefined }];
    }),
  );
  const step = findStep(at) ?? steps.at(-1)?.id;
  const isSent = 'submit' in at;
  const found =
    places.find((place) => place.isMade && (isSent || place.step === step)) ??
    places.find((place) => place.step === step);
  return found ? { flow: found.flow, step: found.step } : null;
}

/** Returns the step where a call is made; null at the end of the form. */
function findStep(at: Call['at']): string | null {
  if ('submit' in at) return null;
  if ('enter' in at) return at.enter;
  if ('continue' in at) return at.continue;
  const path = 'file' in at ? at.file : 'press' in at ? at.press : at.change;
  return path.split('.')[0] ?? null;
}
