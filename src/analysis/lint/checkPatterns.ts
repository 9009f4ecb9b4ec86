import { superLinearPart } from './superLinearPart.ts';
import type { Check } from './LintSubject.ts';
import { pointerTo } from './pointerTo.ts';
import { type WrittenSchema, writtenSchemas } from './writtenSchemas.ts';

/** Schemas with a pattern that is a regular expression, with that. */
function patterns(
  subject: Parameters<Check>[0],
): readonly (WrittenSchema & { readonly expression: RegExp })[] {
  return writtenSchemas(subject).flatMap((written) => {
    const expression = written.schema.pattern === undefined ? null : expressionOf(written.schema.pattern);
    return expression ? [{ ...written, expression }] : [];
  });
}

function expressionOf(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return null;
  }
}

export const invalidPattern: Check = (subject) =>
  writtenSchemas(subject).flatMap(({ file, pointer, schema: { pattern } }) =>
    pattern === undefined || expressionOf(pattern)
      ? []
      : [
          {
            file,
            pointer: `${pointer}/pattern`,
            code: 'invalid-pattern',
            message: `"${pattern}" is no regular expression`,
            hint: 'with the flag "u", brackets and hyphens that mean themselves need a backslash',
          },
        ],
  );

export const unsafePattern: Check = (subject) =>
  patterns(subject).flatMap(({ file, pointer, schema: { pattern = '' } }) => {
    const part = superLinearPart(pattern);
    if (part === null) return [];
    return [
      {
        file,
        pointer: `${pointer}/pattern`,
        code: 'unsafe-pattern',
        message: `the pattern can take very long: ${part}`,
        hint: 'let what follows a repetition begin with something the repetition cannot match, and anchor it with ^',
      },
    ];
  });

export const missingExamples: Check = (subject) =>
  patterns(subject).flatMap(({ file, pointer, name, schema: { examples = [] } }) =>
    examples.length > 0
      ? []
      : [
          {
            file,
            pointer: `${pointer}/pattern`,
            key: true,
            code: 'missing-examples',
            message: `the pattern of "${name}" has no examples`,
            hint: '"examples": ["..."] shows others what is meant, and is tested',
          },
        ],
  );

export const exampleMismatch: Check = (subject) =>
  patterns(subject).flatMap(
    ({ file, pointer, expression, schema: { examples = [], maxLength = Infinity } }) =>
      examples.flatMap((example, position) =>
        expression.test(String(example)) && Array.from(String(example)).length <= maxLength
          ? []
          : [
              {
                file,
                pointer: pointer + pointerTo('examples', position),
                code: 'example-mismatch',
                message: `"${example}" does not match the pattern or is longer than maxLength`,
              },
            ],
      ),
  );
