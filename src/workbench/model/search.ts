import type { DescribedForm } from '../../analysis/index.ts';
import { foldText } from '../../plain/searchText.ts';
import type { FlowSummary } from './WorkbenchApi.ts';

/** A place of the form that has the words. */
export interface Hit {
  readonly kind: 'question' | 'step' | 'option' | 'condition' | 'flow';
  /** The selection after a press; a flow is played instead. */
  readonly subject: string | null;
  readonly flow: number | null;
  readonly label: string;
  /** Where it is: the step, the question, the codes. */
  readonly where: string;
}

/** `GET /api/search?words=`: the places of each form that have the words, without forms that have none. */
export interface SearchAnswer {
  readonly forms: readonly {
    readonly form: string;
    readonly title: string;
    readonly hits: readonly Hit[];
  }[];
}

interface Entry extends Hit {
  readonly text: string;
}

/** Creates the search of one form over words, paths, codes, conditions, flows and the requirements that they prove. */
export function createSearch(
  form: DescribedForm,
  flows: readonly FlowSummary[],
): (words: string) => readonly Hit[] {
  const entries = [
    ...form.steps.flatMap(listStepEntries),
    ...form.conditions.map(({ name, says, reads }): Entry => ({
      kind: 'condition',
      subject: reads.find((path) => form.steps.some(({ id }) => path.startsWith(`${id}.`))) ?? null,
      flow: null,
      label: says,
      where: name,
      text: foldText(`${name} ${says}`),
    })),
    ...flows.map(({ index, name, file, proves }): Entry => ({
      kind: 'flow',
      subject: null,
      flow: index,
      label: name,
      where: proves.join(', '),
      text: foldText(`${name} ${file} ${proves.join(' ')}`),
    })),
  ];
  return (words) => {
    const wanted = foldText(words).split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return [];
    return entries
      .filter(({ text }) => wanted.every((word) => text.includes(word)))
      .map(({ kind, subject, flow, label, where }) => ({ kind, subject, flow, label, where }));
  };
}

function listStepEntries({ id, title, words, nodes }: DescribedForm['steps'][number]): readonly Entry[] {
  const step: Entry = {
    kind: 'step',
    subject: id,
    flow: null,
    label: title,
    where: id,
    text: foldText([id, ...words.map(({ text }) => text)].join(' ')),
  };
  return [
    step,
    ...nodes.flatMap((node): readonly Entry[] => [
      {
        kind: 'question',
        subject: node.path,
        flow: null,
        label: node.label,
        where: title,
        text: foldText(
          [
            node.path,
            node.label,
            ...node.words.map(({ text }) => text),
            ...node.sentAs.map(({ member }) => member),
          ].join(' '),
        ),
      },
      ...node.options.map(({ value, text }): Entry => ({
        kind: 'option',
        subject: `${node.path}=${value}`,
        flow: null,
        label: text,
        where: node.label,
        text: foldText(`${value} ${text}`),
      })),
    ]),
  ];
}
