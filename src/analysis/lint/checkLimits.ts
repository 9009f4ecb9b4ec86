import { didYouMean } from './didYouMean.ts';
import type { Check } from './LintSubject.ts';
import { writtenSchemas } from './writtenSchemas.ts';

/** Formats validators are built for. */
const formats = ['date', 'time', 'email', 'password', 'numeric', 'noSpaces'];

/** A text without `enum` or `const` is typed by somebody; what a shape leaves open, the field that uses it must say. */
export const missingLimit: Check = (subject) =>
  writtenSchemas(subject).flatMap(({ file, pointer, name, schema }) => {
    const text = schema.type === 'string' && !schema.enum && schema.const === undefined;
    const missing = text && schema.maxLength === undefined ? 'maxLength' : null;
    const keyword = schema.type === 'array' && schema.maxItems === undefined ? 'maxItems' : missing;
    if (keyword === null) return [];
    const what = keyword === 'maxItems' ? 'list' : 'text';
    return [{ file, pointer, code: 'missing-limit', message: `${what} "${name}" has no ${keyword}` }];
  });

export const unknownFormat: Check = (subject) =>
  writtenSchemas(subject).flatMap(({ file, pointer, schema }) =>
    schema.format === undefined || formats.includes(schema.format)
      ? []
      : [
          {
            file,
            pointer: `${pointer}/format`,
            code: 'unknown-format',
            message: `there is no format "${schema.format}"`,
            ...didYouMean(schema.format, formats),
          },
        ],
  );
