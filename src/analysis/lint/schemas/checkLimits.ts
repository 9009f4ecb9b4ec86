import { didYouMean } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check } from '../LintSubject.ts';
import { listWrittenSchemas } from './listWrittenSchemas.ts';

/** Formats with a validator. */
const formats = ['date', 'time', 'email', 'password', 'numeric', 'noSpaces', 'file'];

/** Finds typed texts (without `enum` or `const`) without a limit. A field must add the limit that its shape leaves open. */
export const missingLimit: Check = (subject) =>
  listWrittenSchemas(subject).flatMap(({ file, pointer, name, schema }) => {
    const text =
      schema.type === 'string' && !schema.enum && schema.const === undefined && schema.format !== 'file';
    const missing = text && schema.maxLength === undefined ? 'text' : null;
    const keyword = schema.type === 'array' && schema.maxItems === undefined ? 'list' : missing;
    if (keyword === null) return [];
    return [{ file, pointer, ...mistake(`missing-limit.${keyword}`, { name }) }];
  });

export const unknownFormat: Check = (subject) =>
  listWrittenSchemas(subject).flatMap(({ file, pointer, schema }) =>
    schema.format === undefined || formats.includes(schema.format)
      ? []
      : [
          {
            file,
            pointer: `${pointer}/format`,
            ...mistake('unknown-format', { format: schema.format }),
            ...didYouMean(schema.format, formats),
          },
        ],
  );
