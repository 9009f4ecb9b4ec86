import type { Mistake, Wizard } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { checkEachWizard } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import denials from './denials.de.json' with { type: 'json' };

/**
 * Finds promises whose sentence denies what the promise says always, denies nothing where the promise says never, or names a number that
 * stands in no rule of it, neither itself nor as the number of things in a list.
 */
export const falsePromise = checkEachWizard(({ id, source, wizard }) =>
  wizard.promises.flatMap((promise) => {
    const written = source.rules.promises?.[promise.index];
    return explainSentence(promise, { when: written?.when, holds: written?.[promise.kind] }).map((says) => ({
      file: `rules/${id}.json`,
      pointer: formatPointer('promises', promise.index, 'says'),
      ...says,
    }));
  }),
);

function explainSentence(
  { says, kind }: Pick<Wizard['promises'][number], 'says' | 'kind'>,
  written: object,
): readonly Mistake[] {
  const numbers = listNumbers(written);
  const wrong = [...says.matchAll(/(?<![\p{L}\d-])\d+(?:[.,]\d+)*(?![\p{L}\d])/gu)].find(
    ([number]) => !numbers.has(Number(number.replaceAll('.', '').replace(',', '.'))),
  );
  if (wrong) return [mistake('false-promise.number', { number: wrong[0] })];
  if (kind === 'never') return has(says, denials.never) ? [] : [mistake('false-promise.never')];
  const denies = has(says, denials.always) && !has(says, denials.doubled);
  const isPlain = !/"!|false/.test(JSON.stringify(written));
  return denies && isPlain ? [mistake('false-promise.always')] : [];
}

/** Lists the numbers in a rule, in texts and names, too, and the lengths of its lists. */
function listNumbers(value: unknown): ReadonlySet<number> {
  const lengths: number[] = [];
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (Array.isArray(part)) lengths.push(part.length);
    return part;
  });
  return new Set([...lengths, ...[...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number))]);
}

function has(says: string, words: readonly string[]): boolean {
  const pattern = words.map((word) => word.replace('*', String.raw`\p{L}*`)).join('|');
  return new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu').test(says);
}
