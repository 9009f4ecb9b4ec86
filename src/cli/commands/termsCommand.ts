import { listMissingTerms, listTerms } from '../../analysis/index.ts';
import { readForms } from '../../definitions/disk.ts';
import { selectForms } from '../forms/selectForms.ts';
import { defineCommand, flag, type CommandInput } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { compileFormById } from '../compileFormById.ts';
import { count, say } from '../messages.ts';
import { formatTerm } from './formatTerm.ts';

const options = { missing: flag('option.terms.missing') };
type TermsOptions = CommandInput<typeof options>;

/** Lists the term base, or what questions and codes of forms it lacks; the exit code is 1 when it lacks some. */
export const termsCommand = defineCommand({
  name: 'terms',
  says: 'help.terms',
  example: 'terms --missing',
  words: {},
  options,
  run,
});

function run({ root, missing }: TermsOptions): CommandResult {
  const repository = readForms(root);
  const ids = selectForms(root, repository, null);
  if ('code' in ids) return ids;
  const terms = listTerms(repository);
  if (!missing) {
    return {
      code: 0,
      text: [...terms.map(formatTerm), count('count.terms', terms.length)].join('\n'),
      data: terms,
    };
  }
  const lacking = ids.flatMap((id) => {
    const wizard = compileFormById(repository, id);
    return wizard ? listMissingTerms(repository, wizard).map((place) => `${id}: ${place}`) : [];
  });
  const data = { missing: lacking };
  return lacking.length > 0
    ? { code: 1, text: lacking.join('\n'), data }
    : { code: 0, text: say('terms.complete', { terms: count('count.terms', terms.length) }), data };
}
