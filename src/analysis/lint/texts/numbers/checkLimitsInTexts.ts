import { settingWords, withSettings, type WizardNode } from '../../../../engine/index.ts';
import { mistake } from '../../../messages/messages.ts';
import { formatPointer } from '../../shared/formatPointer.ts';
import { checkEachWizard } from '../../LintSubject.ts';
import { numbersInWords } from './numbersInWords.ts';

/**
 * Finds numbers of characters, digits, megabytes and rows in the texts of a question that are none of its limits. A number of a setting is
 * judged, too: a limit that is changed in one place alone is found at the text.
 */
export const contradictedLimit = checkEachWizard((form, { repository }) => {
  const { file = '', texts = {} } = repository.texts.get(form.id) ?? {};
  const words = settingWords(repository.shared.settings);
  const nodes = form.wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  return nodes.flatMap((node) =>
    listCounts(node).flatMap(({ expression, limits }) =>
      Object.entries(texts)
        .filter(([key]) => limits.length > 0 && isAbout(key, node))
        .flatMap(([key, text]) =>
          findNumbers(text, withSettings(text, words), expression).flatMap((written) => {
            const number = readNumber(written);
            if (number === null || limits.includes(number)) return [];
            const says = { written, limits: limits.join(', ') };
            return [{ file, pointer: formatPointer(key), ...mistake('contradicted-limit', says) }];
          }),
        ),
    ),
  );
});

/** Returns true for the texts of a question or list itself, not for those of the questions in its rows. */
function isAbout(key: string, { kind, path }: WizardNode): boolean {
  if (!key.startsWith(`${path}.`)) return false;
  const part = key.slice(path.length + 1);
  return kind === 'field' || !part.includes('.') || part.startsWith('error.');
}

/** Finds what stands where a text counts. The least of a setting may be the limit of a rule, which says more than one of the schema. */
function findNumbers(text: string, filled: string, expression: RegExp): readonly string[] {
  return [...filled.matchAll(expression)].flatMap(({ 0: whole, 1: first, 2: second, index }) => {
    const isLeast = /mindestens\s$/i.test(filled.slice(0, index));
    return isLeast && !text.includes(whole) ? [] : [first ?? '', ...(second === undefined ? [] : [second])];
  });
}

/** A kind of number in texts, and the limits that it may name. */
interface Count {
  readonly expression: RegExp;
  readonly limits: readonly number[];
}

const count = String.raw`(\d[\d.]*|\p{L}+)(?: bis (\d[\d.]*))?\s`;
const characters = new RegExp(String.raw`${count}(?:Zeichen|MB)(?!\p{L})`, 'gu');
const digits = new RegExp(String.raw`${count}(?:Ziffern|Stellen)(?!\p{L})`, 'gu');
const rows = /(?:bis zu|höchstens|mindestens|mehr als|weniger als)\s(\d+|\p{L}+)/giu;

function listCounts(node: WizardNode): readonly Count[] {
  if (node.kind === 'list') return [{ expression: rows, limits: [node.maxItems] }];
  if (node.kind !== 'field') return [];
  const { minLength, maxLength, examples = [] } = node.schema;
  const { maxBytes } = node.control.params;
  const megabytes = typeof maxBytes === 'number' ? maxBytes / 1_000_000 : undefined;
  const lengths = [minLength, maxLength].filter((limit) => limit !== undefined);
  const written = examples.filter((example) => typeof example === 'string');
  return [
    { expression: characters, limits: [...lengths, ...(megabytes === undefined ? [] : [megabytes])] },
    {
      expression: digits,
      limits: written.length === 0 ? [] : [...lengths, ...new Set(written.flatMap(countDigits))],
    },
  ];
}

/** A code is told by its digits, or by all letters and digits of it. */
function countDigits(example: string): readonly number[] {
  return [/\d/g, /[\p{L}\d]/gu].map((one) => [...example.matchAll(one)].length);
}

/** Reads a number in digits or, up to twelve, in words; null for another word. */
function readNumber(written: string): number | null {
  if (/^\d/.test(written)) return Number(written.replaceAll('.', ''));
  return numbersInWords.get(written.toLowerCase()) ?? null;
}
