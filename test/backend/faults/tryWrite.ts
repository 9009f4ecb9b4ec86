import { type OperationId, operations, type Operation } from '../../../src/protocol/index.ts';
import { type Fault, type FaultKind, faultKinds, isKill } from './createFaults.ts';
import { describeChanges } from './describeChanges.ts';
import { findStrayFiles } from './findStrayFiles.ts';
import type { Answer, ApiCall, Process, World } from './openWorld.ts';
import type { Write } from './writes.ts';

/** An undisturbed call, by which disturbed ones are judged. */
export interface Reference {
  readonly awaits: readonly string[];
  readonly answer: Answer;
  /** Changes of the database. */
  readonly stored: string;
  /** Answer and changes of the database. */
  readonly done: string;
  /** Answers of the calls that show the effect, before and after it. */
  readonly shown: { readonly before: string; readonly after: string };
}

const key = 'the-key-of-this-call';

export function callOf(id: OperationId, { shows: _shows, headers, ...write }: Write): ApiCall {
  return { ...write, id, headers: { ...headers, ...(takesKey(id) ? { 'idempotency-key': key } : {}) } };
}

export function takesKey(id: OperationId): boolean {
  return Object.hasOwn((operations[id] as Operation).headers?.properties ?? {}, 'idempotency-key');
}

/** Makes the call of a write without a fault. */
export async function takeReference(world: World, id: OperationId, write: Write): Promise<Reference> {
  await world.state.restore();
  const process = await world.startProcess();
  const before = await readShown(process, write);
  process.faults.plan(null);
  const answer = await process.call(callOf(id, write));
  const awaits = [...process.faults.awaits];
  const stored = await describeStored(world, write, []);
  const done = await describeStored(world, write, [answer]);
  return { awaits, answer, stored, done, shown: { before, after: await readShown(process, write) } };
}

/** Returns the faults that are possible at the awaits of a call. */
export function listFaults(awaits: readonly string[]): readonly Fault[] {
  return awaits.flatMap((name, at) =>
    isInside(awaits, at)
      ? []
      : faultKinds.filter((kind) => isPossible(kind, name)).map((kind) => ({ kind, at })),
  );
}

/** Returns true for an await between equal ones: of a row of updates, the first and the last are tried. */
function isInside(awaits: readonly string[], at: number): boolean {
  return awaits[at - 1] === awaits[at] && awaits[at + 1] === awaits[at];
}

/** A connection that was not made has done nothing, and no statement has failed on it. */
function isPossible(kind: FaultKind, name: string): boolean {
  return name !== 'connect' || kind === 'connection lost before' || kind === 'killed before';
}

/**
 * Makes the call of a write with a fault, repeats it without one, and returns all that is wrong with it.
 */
export async function tryWrite(
  world: World,
  id: OperationId,
  write: Write,
  reference: Reference,
  fault: Fault,
): Promise<readonly string[]> {
  await world.state.restore();
  const first = await world.startProcess();
  first.faults.plan(fault);
  const disturbed = await first.call(callOf(id, write));
  const second = isKill(fault) ? await world.startProcess() : first;
  second.faults.plan(null);
  const isStored = await findOutStored(world, write, reference);
  const shown = await readShown(second, write);
  const problems = [
    ...(isStored === null
      ? [`half is stored: ${tellDifference(await describeStored(world, write, []), reference.stored)}`]
      : []),
    ...judgeAnswer(disturbed, isStored === true, fault),
    ...(shown === (isStored === true ? reference.shown.after : reference.shown.before)
      ? []
      : [`shows ${shown}`]),
  ];
  const again = await second.call(callOf(id, write));
  return [
    ...problems,
    ...(await judgeRepeated(world, write, reference, { again, isStored: isStored === true })),
    ...(write.file === undefined ? [] : await findStrayFiles(second)),
  ];
}

/** Returns true when all of the effect is stored, false when nothing is, and null for a part of it. */
async function findOutStored(world: World, write: Write, reference: Reference): Promise<boolean | null> {
  const stored = await describeStored(world, write, []);
  if (stored === reference.stored) return true;
  return stored === '' ? false : null;
}

/** A caller that got an answer got the right one, and otherwise one that the protocol has for trouble. */
function judgeAnswer(
  { status, body, retryAfter }: Answer,
  isStored: boolean,
  fault: Fault,
): readonly string[] {
  if (isKill(fault)) return [];
  if (status < 300) return isStored ? [] : [`acknowledged and not stored: ${status}`];
  return status === 503 && body === 'SERVICE_UNAVAILABLE' && retryAfter !== null
    ? []
    : [`answered ${status} ${body.slice(0, 80)}`];
}

async function judgeRepeated(
  world: World,
  { doneBefore, isNewIntent, ...write }: Write,
  reference: Reference,
  { again, isStored }: { readonly again: Answer; readonly isStored: boolean },
): Promise<readonly string[]> {
  if (isStored && isNewIntent === true) return again.status < 300 ? [] : [`repeated: ${again.status}`];
  const known = isStored && doneBefore !== undefined;
  const stored = await describeStored(world, write, known ? [] : [again]);
  const wanted = known ? reference.stored : reference.done;
  return [
    ...(known && again.status !== doneBefore ? [`repeated: ${again.status} ${again.body.slice(0, 80)}`] : []),
    ...(stored === wanted ? [] : [`repeated: ${tellDifference(stored, wanted)}`]),
  ];
}

async function describeStored(world: World, write: Write, answers: readonly Answer[]): Promise<string> {
  const texts = answers.map(({ status, body }) => `${status} ${body}`);
  return describeChanges(texts, await world.state.readChanges(), write.leaves ?? []);
}

/** Returns the first lines of a description that another one lacks, and the other way round. */
function tellDifference(text: string, other: string): string {
  const [lines, others] = [text.split('\n'), other.split('\n')];
  const [more, less] = [
    lines.filter((line) => !others.includes(line)),
    others.filter((line) => !lines.includes(line)),
  ];
  return JSON.stringify([more, less].map((some) => some.slice(0, 2).map((line) => line.slice(0, 200))));
}

async function readShown(process: Process, { as, shows }: Write): Promise<string> {
  const answers: string[] = [];
  for (const call of shows) {
    const { status, body } = await process.call({ as, ...call });
    answers.push(`${status} ${body}`);
  }
  return describeChanges(answers, new Map());
}
