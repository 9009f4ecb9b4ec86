import type { RJSFSchema } from '@rjsf/utils';
import type { FieldSchema } from '../../../engine/index.ts';

/** Returns the schema of a field with rjsf's type. */
export function toRjsfSchema(schema: FieldSchema): RJSFSchema {
  const keywords: Record<string, unknown> = { ...schema };
  return keywords;
}
