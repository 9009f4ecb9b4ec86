import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AcceptedChange,
  dropRepeatedChanges,
  type FlowCase,
  flowCases,
  parseFlow,
  placeAnswer,
  writeFlowChanges,
} from '../../../analysis/index.ts';
import { compileFormById } from '../../../cli/compileFormById.ts';
import { formatFile } from '../../../cli/write/formatFile.ts';
import { getFileJudges } from '../../../cli/getFileJudges.ts';
import { collectFlowTests, readFlows } from '../../../cli/readFlows.ts';
import { findMovedExpectations, findUnanswered, runFlow } from '../../../cli/runFlow.ts';
import { type FileValidator, readForms, type Repository } from '../../../definitions/disk.ts';
import type { Wizard } from '../../../engine/index.ts';
import type { FileChange, FlowMend, MendQuestion, MendsAnswer } from '../../model/edits/EditApi.ts';
import { count, say } from '../messages.ts';
import type { Editor } from './createEditor.ts';

/** A form, with the answers that its flow tests get. */
export type MendJob = Pick<MendQuestion, 'form' | 'answers'>;

/** A flow file with a red flow test, as it is and as it would be. */
export interface MendedFile {
  readonly change: FileChange;
  readonly mends: readonly FlowMend[];
}

/**
 * Creates the function that answers new questions in the red flow tests of a form, and takes over what else is sent or replied now. It writes
 * nothing. Null: the form has mistakes.
 */
export function createFlowMender(root: string): (job: MendJob) => Promise<readonly MendedFile[] | null> {
  let last: Repository | undefined;
  return async ({ form, answers }) => {
    const repository = readForms(root, last);
    last = repository;
    const wizard = compileFormById(repository, form);
    if (wizard === null) return null;
    const judge = getFileJudges(repository).get('flow') ?? (() => []);
    const mended: MendedFile[] = [];
    for (const { file, flow } of readFlows(root, repository, form).files) {
      if (flow.form !== form) continue;
      const one = await mendFile(file, answers, { root, repository, wizard, judge });
      if (one !== null) mended.push(one);
    }
    return mended;
  };
}

/** Writes the files whose flow tests all pass then, as one edit. */
export function writeMends(mended: readonly MendedFile[], editor: Editor): MendsAnswer {
  const whole = mended.filter(({ mends }) => mends.every(({ left }) => left === null));
  if (whole.length === 0) return { kind: 'refused', why: say('mend.nothing') };
  const changes = whole.map(({ change }) => change);
  const answer = editor.write(changes, count('edit.mended', whole.length));
  return answer.kind === 'written'
    ? { kind: 'written', files: changes.map(({ file }) => file) }
    : { kind: 'refused', why: answer.why };
}

interface FormFolder {
  readonly root: string;
  readonly repository: Repository;
  readonly wizard: Wizard;
  readonly judge: FileValidator;
}

/** Returns null for a file whose flow tests pass. */
async function mendFile(
  file: string,
  answers: MendQuestion['answers'],
  form: FormFolder,
): Promise<MendedFile | null> {
  const before = readFileSync(join(form.root, file), 'utf8');
  const red = await listFailures(file, before, form);
  if (red.size === 0) return null;
  const cases = listCases(file, before, form);
  const answered = writeFlowChanges(
    before,
    cases.flatMap((one, index) =>
      Object.entries(answers[buildKey(file, index)] ?? {}).flatMap(
        ([path, is]) => placeAnswer(one, path, is) ?? [],
      ),
    ),
  );
  const moved: (readonly AcceptedChange[])[] = [];
  const unanswered: (readonly string[])[] = [];
  /** Questions that the flow itself does not answer: its variants get the answer from there. */
  let ofFlow: readonly string[] = [];
  for (const [index, one] of listCases(file, answered, form).entries()) {
    const given = Object.keys(answers[buildKey(file, index)] ?? {});
    const open = await findUnanswered(one, form.repository, form.wizard);
    unanswered.push([...new Set([...given, ...open.filter((path) => !ofFlow.includes(path))])]);
    if (one.changesAt === null) ofFlow = open;
    moved.push(open.length > 0 ? [] : await findMovedExpectations(one, form.repository, form.wizard));
  }
  const after = await formatFile(file, writeFlowChanges(answered, dropRepeatedChanges(moved.flat())));
  const left = await listFailures(file, after, form);
  return {
    change: { file, before, after },
    mends: cases.flatMap((one, index): readonly FlowMend[] =>
      red.has(index) || left.has(index)
        ? [
            {
              key: buildKey(file, index),
              name: one.name,
              file,
              unanswered: unanswered[index] ?? [],
              changes: moved[index] ?? [],
              left: left.get(index) ?? null,
            },
          ]
        : [],
    ),
  };
}

function buildKey(file: string, index: number): string {
  return `${file} ${index}`;
}

/** Returns the first sentence of each flow test that fails, by its position in the file. */
async function listFailures(
  file: string,
  text: string,
  form: FormFolder,
): Promise<ReadonlyMap<number, string>> {
  const failures = new Map<number, string>();
  for (const [index, one] of listCases(file, text, form).entries()) {
    const [failure] = await runFlow(one, form.repository, form.wizard);
    if (failure) failures.set(index, failure.message);
  }
  return failures;
}

function listCases(file: string, text: string, { wizard, judge }: FormFolder): readonly FlowCase[] {
  const steps = wizard.steps.map(({ id }) => id);
  return collectFlowTests([parseFlow(file, text, judge)]).files.flatMap((one) => flowCases(one, steps));
}
