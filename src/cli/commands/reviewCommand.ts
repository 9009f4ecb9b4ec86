import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildReview, type FormReview, formatReviewPage } from '../../analysis/index.ts';
import { defineCommand, type CommandInput, required, text } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { readComparedForms } from '../forms/readComparedForms.ts';
import { say } from '../messages.ts';

const words = { revision: required('REVISION', 'option.diff.revision', 'line.review') };
const options = { out: text('FILE', 'option.review.out'), form: text('ID', 'option.form') };
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

const budget = 20_000;

function run({ root, revision, out, form }: ReviewOptions): CommandResult {
  const compared = readComparedForms(root, revision, form);
  if ('code' in compared) return compared;
  const review = buildReview({ ...compared, revision }, budget);
  const page = formatReviewPage(review, review.forms.map(formatTrailer));
  if (out === null) return { code: 0, text: page, data: review };
  writeFileSync(resolve(root, out), page);
  return { code: 0, text: say('review.written', { file: out, forms: review.forms.length }), data: review };
}

/** The line with which a commit says that this was read. The digest is that of the sentences, so that any other sentence needs a new one. */
function formatTrailer(form: FormReview): string {
  const digest = createHash('sha256').update(JSON.stringify(form.sections)).digest('hex').slice(0, 16);
  return `Reviewed-form: ${form.id} ${digest}`;
}
