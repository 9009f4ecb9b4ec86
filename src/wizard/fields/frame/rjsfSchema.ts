import type { RJSFSchema } from '@rjsf/utils';
import type { FieldSchema } from '../../../engine/index.ts';

/** The schema of a field under the type that rjsf has for it. */
export function rjsfSchema(schema: FieldSchema): RJSFSchema {
  const keywords: Record<string, unknown> = { ...schema };
  return keywords;
}
