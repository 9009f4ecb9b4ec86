import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Review } from '../../analysis/index.ts';
import { defineCommand, type CommandInput, flag, required, text } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { say } from '../messages.ts';
import { judgeSignatures } from '../review/judgeSignatures.ts';
import { listSignedParts } from '../review/listSignedParts.ts';
import { readSignatures, type Signature } from '../review/readSignatures.ts';
import { writeReview } from '../review/writeReview.ts';

const words = { revision: required('REVISION', 'option.diff.revision', 'line.review') };
const options = {
  out: text('FILE', 'option.review.out'),
  form: text('ID', 'option.form'),
  signed: flag('option.review.signed'),
};
type ReviewOptions = CommandInput<typeof words & typeof options>;

/** Writes what changed since a revision as one page for a department to sign; without a file it prints the page. */
export const reviewCommand = defineCommand({
  name: 'review',
  says: 'help.review',
  example: 'review main --out review.html',
  words,
  options,
  run,
});

async function run(input: ReviewOptions): Promise<CommandResult> {
  const { root, revision, out, form, signed } = input;
  // A repository without its history is told first, because it may lack the revision, too.
  const signatures = signed ? readSignatures(root, revision) : [];
  if (typeof signatures === 'string') return { code: 2, text: signatures };
  const written = await writeReview(root, revision, form);
  if ('code' in written) return written;
  const { review, writePage } = written;
  if (signed) return judgeReview(review, signatures, form);
  const page = await writePage(true);
  if (out === null) return { code: 0, text: page, data: review };
  writeFileSync(resolve(root, out), page);
  return { code: 0, text: say('review.written', { file: out, forms: review.forms.length }), data: review };
}

/** Says which changed forms nobody signed as they are now. `form` null: all, and what belongs to none alone. */
function judgeReview(review: Review, signatures: readonly Signature[], form: string | null): CommandResult {
  const parts = listSignedParts(review).filter(({ id }) => form === null || id === form);
  const verdicts = judgeSignatures(
    parts,
    signatures.filter((one) => form === null || one.form === form),
  );
  const isWhole = verdicts.every(({ state }) => state === 'signed' || state === 'unknown');
  const sentences = verdicts.map(({ says }) => says);
  return {
    code: isWhole ? 0 : 1,
    text: sentences.length === 0 ? say('review.signed.nothing') : sentences.join('\n'),
    data: verdicts,
  };
}
