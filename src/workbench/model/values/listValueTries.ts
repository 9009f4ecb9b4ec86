import type { Answer, Expression } from '../../../engine/index.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import type { Try } from '../conditions/listTries.ts';
import type { FormAnswer } from '../WorkbenchApi.ts';
import { collectTexts } from './collectTexts.ts';

type Opened = Pick<FormAnswer, 'form' | 'source'>;

/** More answers of one question are not worth the preview's time. */
const mostOfOne = 6;

/**
 * Lists single answers with which a value may be another one: of each question that it reads, also through other values.
 * @param present The answers that are given now.
 */
export function listValueTries(
  opened: Opened,
  written: Expression,
  present: Readonly<Record<string, Answer>>,
): readonly Try[] {
  const nodes = opened.form.steps.flatMap((step) => step.nodes);
  const read = collectTexts(written, opened.source.rules.values ?? {});
  return nodes.flatMap(({ path, kind, list, options }): readonly Try[] => {
    if (kind !== 'field' || list !== null || !read.has(path)) return [];
    const codes = options.map(({ value }) => value);
    const answers = codes.length > 0 ? codes : listAnswers(findSchema(opened.source.steps, path));
    return answers
      .filter((to) => to !== (present[path] ?? null))
      .slice(0, mostOfOne)
      .map((to) => [{ key: path, to }]);
  });
}

function listAnswers(schema: unknown): readonly (string | number | boolean)[] {
  const { type, minimum, maximum, examples } = asRecord(schema);
  if (type === 'boolean') return [true, false];
  if (type === 'number' || type === 'integer') {
    const least = typeof minimum === 'number' ? minimum : 0;
    const most = typeof maximum === 'number' ? maximum : least + 10;
    return [...new Set([least, Math.min(least + 1, most), Math.round((least + most) / 2), most])];
  }
  return Array.isArray(examples) ? examples.map(String) : [];
}

function findSchema(steps: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (within, name, index) => asRecord(index === 0 ? within : asRecord(within)['properties'])[name],
      steps,
    );
}
