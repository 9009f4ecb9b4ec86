import type { Wizard, WizardNode } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { checkEachWizard } from '../LintSubject.ts';
import { toPlainWords } from './toPlainWords.ts';

/** Finds hints that stand at two different questions of a form, of which one was meant for the other. */
export const sameHint = checkEachWizard(({ id, wizard }, { repository }) => {
  const { file = '', texts = {} } = repository.texts.get(id) ?? {};
  const hints = listHints(wizard, texts);
  return hints.flatMap(({ key, text, question }, position) => {
    const other = hints
      .slice(0, position)
      .find((one) => toPlainWords(one.text) === toPlainWords(text) && one.question !== question);
    if (other === undefined) return [];
    return [{ file, pointer: formatPointer(key), ...mistake('same-hint', { key: other.key }) }];
  });
});

const day = /(?<!\d)\d{2}[. ]\d{2}[. ]\d{4}(?!\d)/u;
const time = /(?<!\d)\d{2}:\d{2}(?!\d)/u;

/** Finds hints with a day or a time of day as example at a question that takes another kind of answer. */
export const hintOfOtherFormat = checkEachWizard(({ id, wizard }, { repository }) => {
  const { file = '', texts = {} } = repository.texts.get(id) ?? {};
  return listHints(wizard, texts).flatMap(({ key, text, node }) => {
    if (node?.kind !== 'field') return [];
    const { format, pattern } = node.schema;
    const days = format === 'date' ? [] : (day.exec(text) ?? []);
    const times = (time.exec(text) ?? []).filter((one) => !new RegExp(pattern ?? '^$', 'u').test(one));
    return [...days, ...times].map((example) => ({
      file,
      pointer: formatPointer(key),
      ...mistake('hint-of-other-format', { example }),
    }));
  });
});

interface Hint {
  readonly key: string;
  readonly text: string;
  /** The last name of the question, which is the same for its variants and for the same question on another step. */
  readonly question: string;
  readonly node: WizardNode | undefined;
}

function listHints({ nodes }: Wizard, texts: Readonly<Record<string, string>>): readonly Hint[] {
  const all = nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  return Object.entries(texts).flatMap(([key, text]): readonly Hint[] => {
    if (!key.endsWith('.hint')) return [];
    const place = key.slice(0, -'.hint'.length);
    const node =
      all.find(({ path }) => path === place) ??
      all.find(({ kind, path }) => kind === 'field' && key.startsWith(`${path}.`));
    const path = node?.path ?? place;
    return [{ key, text, node, question: path.slice(path.lastIndexOf('.') + 1) }];
  });
}
