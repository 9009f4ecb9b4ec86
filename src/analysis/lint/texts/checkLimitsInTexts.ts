import type { WizardNode } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { checkEachWizard } from '../LintSubject.ts';
import { numbersInWords } from './numbersInWords.ts';

/** Finds numbers of characters, megabytes and rows that are written in the texts of a question and are none of its limits. */
export const contradictedLimit = checkEachWizard((form, { repository }) => {
  const { file = '', texts = {} } = repository.texts.get(form.id) ?? {};
  const nodes = form.wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  return nodes.flatMap((node) => {
    const limits = listLimits(node);
    if (limits.length === 0) return [];
    const expression = node.kind === 'list' ? rowCount : characterCount;
    return Object.entries(texts)
      .filter(([key]) => isAbout(key, node))
      .flatMap(([key, text]) =>
        [...text.matchAll(expression)]
          .flatMap(([, first, second]) => [first, second])
          .flatMap((written) => {
            const number = readNumber(written ?? '');
            if (number === null || limits.includes(number)) return [];
            const says = { written: written ?? '', limits: limits.join(', ') };
            return [{ file, pointer: formatPointer(key), ...mistake('contradicted-limit', says) }];
          }),
      );
  });
});

/** Returns true for the texts of a question or list itself, not for those of the questions in its rows. */
function isAbout(key: string, { kind, path }: WizardNode): boolean {
  if (!key.startsWith(`${path}.`)) return false;
  const part = key.slice(path.length + 1);
  return kind === 'field' || !part.includes('.') || part.startsWith('error.');
}

const characterCount = /(\d[\d.]*|\p{L}+)(?: bis (\d[\d.]*))?\s(?:Zeichen|MB)(?!\p{L})/gu;
const rowCount = /(?:bis zu|höchstens|mindestens|mehr als|weniger als)\s(\d+|\p{L}+)/giu;

function listLimits(node: WizardNode): readonly number[] {
  if (node.kind === 'list') return [node.maxItems];
  if (node.kind !== 'field') return [];
  const { minLength, maxLength } = node.schema;
  const { maxBytes } = node.control.params;
  const megabytes = typeof maxBytes === 'number' ? maxBytes / 1_000_000 : undefined;
  return [minLength, maxLength, megabytes].filter((limit) => limit !== undefined);
}

/** Reads a number in digits or, up to twelve, in words; null for another word. */
function readNumber(written: string): number | null {
  if (/^\d/.test(written)) return Number(written.replaceAll('.', ''));
  return numbersInWords.get(written.toLowerCase()) ?? null;
}
