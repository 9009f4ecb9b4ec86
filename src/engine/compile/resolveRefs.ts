import type { FieldSchema } from '../definition/files/FormFile.ts';
import { didYouMean } from '../messages/didYouMean.ts';
import { mistake } from '../messages/messages.ts';
import { pointerTo, type Report } from './report.ts';

/** Returns a schema without `$ref`: shared shapes are filled in, and keywords beside a `$ref` replace those of the shape. */
export function resolveRefs(
  schema: FieldSchema,
  shared: Readonly<Record<string, FieldSchema>>,
  at: { readonly file: string; readonly pointer: string },
  report: Report,
  open: readonly string[] = [],
): FieldSchema {
  const { $ref, ...own } = schema;
  if ($ref !== undefined) {
    const name = getRefName($ref);
    const target = Object.hasOwn(shared, name) ? shared[name] : undefined;
    if (!target) {
      report({
        ...at,
        pointer: `${at.pointer}/$ref`,
        ...mistake('unknown-ref', { name }),
        ...didYouMean(name, Object.keys(shared)),
      });
      return { type: 'string', ...own };
    }
    if (open.includes(name)) {
      report({
        ...at,
        pointer: `${at.pointer}/$ref`,
        ...mistake('cyclic-ref', { name, way: [...open, name].join(' → ') }),
      });
      return own;
    }
    const resolved = resolveRefs(
      target,
      shared,
      { file: `schemas/_shared/${name}.json`, pointer: '' },
      report,
      [...open, name],
    );
    return { ...resolved, ...resolveInside(own, shared, at, report, open) };
  }
  return resolveInside(own, shared, at, report, open);
}

/** `../_shared/address.json` and `address` both name the shape `address`. */
function getRefName(ref: string): string {
  return ref.replace(/^.*\//, '').replace(/\.json$/, '');
}

function resolveInside(
  schema: FieldSchema,
  shared: Readonly<Record<string, FieldSchema>>,
  at: { readonly file: string; readonly pointer: string },
  report: Report,
  open: readonly string[],
): FieldSchema {
  const below = (part: FieldSchema, ...pointer: readonly string[]) =>
    resolveRefs(part, shared, { file: at.file, pointer: at.pointer + pointerTo(...pointer) }, report, open);
  return {
    ...schema,
    ...(schema.items ? { items: below(schema.items, 'items') } : {}),
    ...(schema.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([name, part]) => [name, below(part, 'properties', name)]),
          ),
        }
      : {}),
  };
}
