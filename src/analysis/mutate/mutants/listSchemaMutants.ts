import type { FieldSchema, FormSource, Wizard } from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import type { Keys, Mutant } from './Mutant.ts';

/** Lists small mistakes in the limits of a question: an option or a keyword left out, a limit one less or one more. */
export function listSchemaMutants({ steps }: FormSource, wizard: Wizard): readonly Mutant[] {
  const fields = wizard.nodes.flatMap((node) => (node.kind === 'list' ? node.parts : [node]));
  // Fields whose format or pattern is not removed, because lint requires one.
  const demanded = new Set(
    fields.flatMap((field) =>
      field.kind === 'field' && field.control.tools?.schemaFormat !== undefined ? [field.path] : [],
    ),
  );
  return Object.entries(steps)
    .flatMap(([step, { properties }]) => listMutantsBelow(properties, step, [step]))
    .filter(
      ({ path, mutant: { keys } }) =>
        !['format', 'pattern'].includes(String(keys.at(-1))) || !demanded.has(path),
    )
    .map(({ mutant }) => mutant);
}

interface FieldMutant {
  readonly path: string;
  readonly mutant: Mutant;
}

function listMutantsBelow(
  properties: Readonly<Record<string, FieldSchema>>,
  path: string,
  keys: Keys,
): readonly FieldMutant[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const at = [...keys, 'properties', name];
    const inside = `${path}.${name}`;
    return [
      ...listFieldSchemaMutants(schema, inside, at).map((mutant) => ({ path: inside, mutant })),
      ...listMutantsBelow(schema.properties ?? {}, inside, at),
      ...listMutantsBelow(schema.items?.properties ?? {}, inside, [...at, 'items']),
    ];
  });
}

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;
const keywords = ['pattern', 'format', 'const', 'x-sensitive'] as const;

function listFieldSchemaMutants(schema: FieldSchema, path: string, keys: Keys): readonly Mutant[] {
  const mutant = (below: Keys, kind: string, says: string): Mutant => ({
    part: 'steps',
    keys: [...keys, ...below],
    kind,
    says,
  });
  return [
    ...(schema.enum ?? []).map((value, index) =>
      mutant(
        ['enum', index],
        'choice-dropped',
        say('mutant.schema.choice', { path, value: JSON.stringify(value) }),
      ),
    ),
    ...keywords.flatMap((keyword) =>
      schema[keyword] === undefined
        ? []
        : [mutant([keyword], 'keyword-removed', say('mutant.schema.keyword', { path, keyword }))],
    ),
    ...limits.flatMap((limit) => {
      const limitValue = schema[limit];
      return limitValue === undefined
        ? []
        : listLimitMoves(limit, schema).map((by) => ({
            ...mutant(
              [limit],
              'limit-moved',
              say('mutant.schema.limit', { path, limit, is: limitValue, to: limitValue + by }),
            ),
            to: limitValue + by,
          }));
    }),
  ];
}

/**
 * Lists by how much a limit is moved: one less and one more. Moves without an effect are left out: the length of a choice, a day or a time,
 * and the least number of rows of a list that is required anyway.
 */
function listLimitMoves(
  limit: (typeof limits)[number],
  { enum: choices, format, minItems }: FieldSchema,
): readonly number[] {
  if (limit === 'minItems' && minItems === 1) return [1];
  if (limit !== 'maxLength' || (choices === undefined && format !== 'date' && format !== 'time'))
    return [-1, 1];
  return choices === undefined ? [-1] : [];
}
