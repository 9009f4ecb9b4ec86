import type { AccidentRecord } from '../../../accident/record/AccidentRecord.ts';
import type { Accident } from '../../../domain/accident/Accident.ts';
import type { Answer } from '../../../engine/index.ts';
import { asRecord } from '../../../plain/isRecord.ts';

const files = import.meta.glob<Accident>('../../../../rules/_shared/accident.json', {
  eager: true,
  import: 'default',
});

/** The format of the file is checked: a mistake in it stops the build. */
const accident = getFile(Object.values(files));

/** The questions of the accident help, in their order. */
export const accidentQuestions = Object.values(accident.questions).flat();

/** The address of the report that begins with a record. */
export const accidentReportAddress = accident.report.address;

/** How a link to the report says that it begins with the record of this device. */
export const accidentReason = 'accidentRecord';

/** Returns true when a link to a form says that it begins with the record of this device. */
export function beginsWithRecord(id: string, state: unknown): boolean {
  return id === accident.report.form && asRecord(state)['preselectedReason'] === accidentReason;
}

/** Returns the answers of the report that a record stands for. An answer that was not given, or means nothing there, is left out. */
export function readReportAnswers({
  answers,
}: Pick<AccidentRecord, 'answers'>): Readonly<Record<string, Answer>> {
  return Object.fromEntries(
    accident.report.answers.flatMap(({ to, from, means }): [string, Answer][] => {
      const given = from.flatMap((name) => answers[name] ?? []).join(', ');
      if (given === '') return [];
      const meaning = means === undefined ? given : (means[given] ?? means['*']);
      return meaning === undefined ? [] : [[to, meaning]];
    }),
  );
}

function getFile([file]: readonly Accident[]): Accident {
  if (file === undefined) throw new Error('There is no accident help');
  return file;
}
