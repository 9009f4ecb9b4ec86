import { findSuperLinearPart } from './findSuperLinearPart.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { type WrittenSchema, listWrittenSchemas } from './listWrittenSchemas.ts';

/** Lists schemas whose pattern is a valid regular expression, with that expression. */
function listPatterns(
  subject: Parameters<Check>[0],
): readonly (WrittenSchema & { readonly expression: RegExp })[] {
  return listWrittenSchemas(subject).flatMap((written) => {
    const expression = written.schema.pattern === undefined ? null : parseRegExp(written.schema.pattern);
    return expression ? [{ ...written, expression }] : [];
  });
}

function parseRegExp(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return null;
  }
}

export const invalidPattern: Check = (subject) =>
  listWrittenSchemas(subject).flatMap(({ file, pointer, schema: { pattern } }) =>
    pattern === undefined || parseRegExp(pattern)
      ? []
      : [
          {
            file,
            pointer: `${pointer}/pattern`,
            ...mistake('invalid-pattern', { pattern }),
          },
        ],
  );

export const unsafePattern: Check = (subject) =>
  listPatterns(subject).flatMap(({ file, pointer, schema: { pattern = '' } }) => {
    const reason = findSuperLinearPart(pattern);
    if (reason === null) return [];
    return [
      {
        file,
        pointer: `${pointer}/pattern`,
        ...mistake('unsafe-pattern', { reason }),
      },
    ];
  });

export const missingExamples: Check = (subject) =>
  listPatterns(subject).flatMap(({ file, pointer, name, schema: { examples = [] } }) =>
    examples.length > 0
      ? []
      : [
          {
            file,
            pointer: `${pointer}/pattern`,
            key: true,
            ...mistake('missing-examples', { name }),
          },
        ],
  );

export const exampleMismatch: Check = (subject) =>
  listPatterns(subject).flatMap(
    ({ file, pointer, expression, schema: { examples = [], maxLength = Infinity } }) =>
      examples.flatMap((example, position) =>
        expression.test(String(example)) && Array.from(String(example)).length <= maxLength
          ? []
          : [
              {
                file,
                pointer: pointer + formatPointer('examples', position),
                ...mistake('example-mismatch', { example: String(example) }),
              },
            ],
      ),
  );
