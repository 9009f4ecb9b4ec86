import { listSubjects, type Subject } from '../conditions/listSubjects.ts';
import { isOffered, operations } from './Calculation.ts';
import { collectTexts } from './collectTexts.ts';
import { readCalculation } from './readCalculation.ts';

type Opened = Parameters<typeof listSubjects>[0];

const typeOfResult = { quantity: 'number', date: 'date', text: 'text', any: null } as const;

/** Lists the subjects that the condition of a question or step may read: those above it, and named values of a known kind. */
export function listAllSubjects(opened: Opened, path: string): readonly Subject[] {
  const subjects = listSubjects(opened, path);
  const above = new Set(subjects.map(({ id }) => id));
  const isQuestion = (read: string) =>
    opened.form.steps.some(({ id }) => read === id || read.startsWith(`${id}.`));
  const values = opened.source.rules.values ?? {};
  const own = Object.entries(values).flatMap(([name, written]): readonly Subject[] => {
    const part = readCalculation(written);
    const type =
      part.kind === 'operation' && isOffered(part.name) ? typeOfResult[operations[part.name].gives] : null;
    const isAbove = [...collectTexts(written, values)].every((read) => above.has(read) || !isQuestion(read));
    return type === null || !isAbove
      ? []
      : [{ id: `value.${name}`, kind: 'value', type, label: name, place: '', options: [] }];
  });
  return [...subjects, ...own];
}
