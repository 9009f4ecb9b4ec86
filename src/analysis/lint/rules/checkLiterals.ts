import { expandShortForm, isList, isPath, type Expression } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { createFormTypes } from './checkTypes.ts';
import type { Check, LintSubject } from '../LintSubject.ts';
import { inferRuleType } from '../shared/inferRuleType.ts';
import { listOperationsIn, listWrittenOperations, type WrittenOperation } from './listWrittenRules.ts';
import { listWrittenValues } from './listWrittenValues.ts';

const listRuleAndValueOperations = (subject: LintSubject) => [
  ...listWrittenOperations(subject),
  ...listWrittenValues(subject).flatMap(listOperationsIn),
];

/** Finds a needless `var`: a path alone means its value everywhere except in the place of a literal. */
export const needlessVar: Check = (subject) =>
  listRuleAndValueOperations(subject).flatMap(({ file, pointer, row, operands: [path], position }) =>
    row.short?.of === 'path' && position !== 'literal' && typeof path === 'string' && isPath(path)
      ? [{ file, pointer, ...mistake('needless-var', { path }) }]
      : [],
  );

/** Finds a needless `const`: a text alone means itself in the place of a literal, and any other literal means itself everywhere else. */
export const needlessConst: Check = (subject) =>
  listRuleAndValueOperations(subject).flatMap(({ file, pointer, row, operands: [value = null], position }) =>
    row.short?.of === 'text' &&
    typeof value !== 'object' &&
    (position === 'literal' || typeof value !== 'string')
      ? [{ file, pointer, ...mistake('needless-const', { value: JSON.stringify(value) }) }]
      : [],
  );

/** Finds paths and conditions in the place of a literal, where they are plain texts. */
export const literalLikeReference: Check = (subject) => {
  const namesOf = new Map(
    [null, ...subject.forms.map(({ id }) => id)].map((id) => [id, createNameTest(subject, id)]),
  );
  return listRuleAndValueOperations(subject).flatMap((operation) => {
    const isReference = namesOf.get(operation.form);
    if (!isReference) return [];
    return listLiteralsIn(operation, subject).flatMap(({ value, pointer }) =>
      isReference(value)
        ? [
            {
              file: operation.file,
              pointer,
              ...mistake('literal-like-reference', {
                name: value,
                reference: JSON.stringify(expandShortForm('path', value)),
              }),
            },
          ]
        : [],
    );
  });
};

/** Lists texts in the place of a literal. If the left side has known values, another check finds a literal that is not among them. */
function listLiteralsIn({ row, operands, form, rowOf, at }: WrittenOperation, subject: LintSubject) {
  const [left = null, right = null] = operands;
  if (row.short?.of === 'text') return listTextsIn(left, at(0));
  if (row.result !== 'boolean' || row.args[1]?.at !== 'literal') return [];
  const { values } = inferRuleType(left, rowOf, createFormTypes(subject, form));
  return values === null ? listTextsIn(right, at(1)) : [];
}

interface TextAt {
  readonly value: string;
  readonly pointer: string;
}

function listTextsIn(literal: Expression, pointer: string): readonly TextAt[] {
  if (typeof literal === 'string') return [{ value: literal, pointer }];
  if (literal === null || !isList(literal)) return [];
  return literal.flatMap((item, index) => listTextsIn(item, `${pointer}/${index}`));
}

/** Creates a test whether a text names a condition or a path of this form, or of the shared definitions. */
function createNameTest({ repository: { shared }, forms }: LintSubject, id: string | null) {
  const { wizard = null, source = null } = forms.find((form) => form.id === id) ?? {};
  return (text: string): boolean =>
    Object.hasOwn(shared.conditions, text) ||
    Object.hasOwn(source?.rules.conditions ?? {}, text) ||
    Object.hasOwn(shared.facts.facts, text) ||
    (wizard?.indexOf.has(text) ?? false) ||
    /^(row|parent|result|settings)\.[a-z]/.test(text);
}
