import type { Expression } from '../../../engine/index.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import type { RuleEdit } from './QuestionEdit.ts';
import { listWrittenPaths, readMember, setMember } from './editJson.ts';
import type { QuestionTexts } from './QuestionTexts.ts';

/** Sets or removes a condition of a question or a step. A row that is left without rules goes. */
export function setRule(
  texts: QuestionTexts,
  { form, path, rule, to }: RuleEdit,
): ReadonlyMap<string, string> {
  const file = `rules/${form}.json`;
  const before = texts.get(file) ?? '';
  const group = path.includes('.') ? 'fields' : 'steps';
  const rules = asRecord(readMember(before, [group, path]));
  const order = listWrittenPaths(texts.get(`schemas/${form}/form.json`) ?? '{}');
  const after =
    to !== null
      ? setMember(before, [group, path], { ...rules, [rule]: writeRule(rules, rule, to) }, (keys) =>
          findIndexInOrder(keys, order, path),
        )
      : Object.keys(rules).length > 1
        ? setMember(before, [group, path, rule], undefined)
        : setMember(before, [group, path], undefined);
  return new Map([[file, after]]);
}

/** A lock keeps its value and its reason. */
function writeRule(rules: Readonly<Record<string, unknown>>, rule: string, to: Expression): unknown {
  return rule === 'lock' ? { ...asRecord(rules['lock']), when: to } : to;
}

/** Finds where a new row stands, so that rows follow the order of the questions. */
function findIndexInOrder(keys: readonly string[], order: readonly string[], path: string): number {
  const place = order.indexOf(path);
  const before = keys.findLastIndex((key) => {
    const other = order.indexOf(key);
    return other !== -1 && other < place;
  });
  return before + 1;
}
