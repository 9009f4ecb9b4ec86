import { expandShortForm, isList, isPath, type Expression } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { typesFor } from './checkTypes.ts';
import type { Check, LintSubject } from '../LintSubject.ts';
import { inferRuleType } from './inferRuleType.ts';
import { operationsIn, writtenOperations, type WrittenOperation } from './writtenRules.ts';
import { writtenValues } from './writtenValues.ts';

const everyOperation = (subject: LintSubject) => [
  ...writtenOperations(subject),
  ...writtenValues(subject).flatMap(operationsIn),
];

/** A path is its value everywhere except in the place of a literal. */
export const needlessVar: Check = (subject) =>
  everyOperation(subject).flatMap(({ file, pointer, row, operands: [path], position }) =>
    row.short?.of === 'path' && position !== 'literal' && typeof path === 'string' && isPath(path)
      ? [{ file, pointer, ...mistake('needless-var', { path }) }]
      : [],
  );

/** In the place of a literal a text is its own value, and in all other places other literals are. */
export const needlessConst: Check = (subject) =>
  everyOperation(subject).flatMap(({ file, pointer, row, operands: [value = null], position }) =>
    row.short?.of === 'text' &&
    typeof value !== 'object' &&
    (position === 'literal' || typeof value !== 'string')
      ? [{ file, pointer, ...mistake('needless-const', { value: JSON.stringify(value) }) }]
      : [],
  );

/** Finds paths and conditions in the place of a literal, where they are plain texts. */
export const literalLikeReference: Check = (subject) => {
  const namesOf = new Map(
    [null, ...subject.forms.map(({ id }) => id)].map((id) => [id, namesIn(subject, id)]),
  );
  return everyOperation(subject).flatMap((operation) => {
    const isReference = namesOf.get(operation.form);
    if (!isReference) return [];
    return literalsIn(operation, subject).flatMap(({ value, pointer }) =>
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
function literalsIn({ row, operands, form, rowOf, at }: WrittenOperation, subject: LintSubject) {
  const [left = null, right = null] = operands;
  if (row.short?.of === 'text') return textsIn(left, at(0));
  if (row.result !== 'boolean' || row.args[1]?.at !== 'literal') return [];
  const { values } = inferRuleType(left, rowOf, typesFor(subject, form));
  return values === null ? textsIn(right, at(1)) : [];
}

interface TextAt {
  readonly value: string;
  readonly pointer: string;
}

function textsIn(literal: Expression, pointer: string): readonly TextAt[] {
  if (typeof literal === 'string') return [{ value: literal, pointer }];
  if (literal === null || !isList(literal)) return [];
  return literal.flatMap((item, index) => textsIn(item, `${pointer}/${index}`));
}

/** Creates a test whether a text names a condition or a path of this form, or of the shared definitions. */
function namesIn({ repository: { shared }, forms }: LintSubject, id: string | null) {
  const { wizard = null, source = null } = forms.find((form) => form.id === id) ?? {};
  return (text: string): boolean =>
    Object.hasOwn(shared.conditions, text) ||
    Object.hasOwn(source?.rules.conditions ?? {}, text) ||
    Object.hasOwn(shared.facts.facts, text) ||
    (wizard?.indexOf.has(text) ?? false) ||
    /^(row|parent|result|settings)\.[a-z]/.test(text);
}
