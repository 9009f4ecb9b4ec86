import type { Field, Scalar, Wizard } from '../../../engine/index.ts';

/** Answers to fields whose limits differ between two forms. */
export interface TellingAnswers {
  /** By path of a field: an answer that one form accepts and the other refuses, or that both refuse with other errors. */
  readonly answers: ReadonlyMap<string, Scalar>;
  /** True when fields in rows differ, or a field for which no such answer was found. */
  readonly isIncomplete: boolean;
}

/** Finds for each field whose limits differ between two forms an answer that shows it. */
export function findTellingAnswers(left: Wizard, right: Wizard): TellingAnswers {
  const answers = new Map<string, Scalar>();
  let isIncomplete = false;
  for (const node of left.nodes) {
    const other = right.nodes.find(({ path }) => path === node.path);
    if (node.kind === 'field' && other?.kind === 'field' && hasOtherSchema(node, other)) {
      const telling = listTries(node, other).find((value) => tellsApart(node, other, value));
      if (telling === undefined) isIncomplete = true;
      else answers.set(node.path, telling);
    }
    if (node.kind === 'list' && other?.kind === 'list')
      isIncomplete ||= node.parts.some((part, index) => {
        const match = other.parts[index];
        return part.kind === 'field' && match?.kind === 'field' && hasOtherSchema(part, match);
      });
  }
  return { answers, isIncomplete };
}

function hasOtherSchema(field: Field, other: Field): boolean {
  return JSON.stringify(field.schema) !== JSON.stringify(other.schema);
}

function tellsApart(field: Field, other: Field, value: Scalar): boolean {
  return JSON.stringify(field.validate(value)) !== JSON.stringify(other.validate(value));
}

/** Lists answers at the limits of both fields and beside them, and answers that most patterns and formats refuse. */
function listTries(...fields: readonly [Field, Field]): readonly Scalar[] {
  const [{ type }] = fields;
  if (type === 'boolean') return [true, false];
  const listBeside = (limit: number | undefined) =>
    limit === undefined ? [] : [limit - 1, limit, limit + 1];
  if (type !== 'string')
    return fields.flatMap(({ schema }) => [
      ...listBeside(schema.minimum),
      ...listBeside(schema.maximum),
      0.5,
    ]);
  const lengths = fields.flatMap(({ schema }) => [
    ...listBeside(schema.minLength),
    ...listBeside(schema.maxLength),
  ]);
  const texts = lengths
    .filter((length) => length > 0 && length <= 10_000)
    .flatMap((length) => ['1'.repeat(length), 'x'.repeat(length)]);
  const choices = fields.flatMap(({ schema }) => schema.enum ?? []);
  return [...texts, ...choices, '?', '1', 'x', 'x'.repeat(300)];
}
