import { type FactDefinition, type KeepSchema, getRowSchema, type Wizard } from '../../../engine/index.ts';

/** Lists the facts of a form: those it names, and each member of the results that its calls keep. A proof treats them as given on entry. */
export function listFactNames({ facts, results }: Pick<Wizard, 'facts' | 'results'>): readonly string[] {
  return [...facts, ...Object.keys(declareResultFacts(results))];
}

/** Declares the values and lists that calls keep as facts. */
export function declareResultFacts(results: Wizard['results']): Readonly<Record<string, FactDefinition>> {
  return Object.fromEntries(
    [...results].flatMap(([name, schema]) => listFactsBelow(`result.${name}`, schema)),
  );
}

function listFactsBelow(path: string, schema: KeepSchema): readonly (readonly [string, FactDefinition])[] {
  const row = getRowSchema(schema);
  if (row !== null) {
    const key: FactDefinition = { type: 'string', says: 'Schlüssel' };
    const members = Object.entries(row.properties ?? {}).flatMap(([name, member]) =>
      listFactsBelow(name, member),
    );
    const rows = Object.fromEntries(members);
    return [[path, { type: 'list', says: path, rows: schema.items === undefined ? { key, ...rows } : rows }]];
  }
  if (schema.properties !== undefined)
    return Object.entries(schema.properties).flatMap(([name, member]) =>
      listFactsBelow(`${path}.${name}`, member),
    );
  const { enum: values, examples } = schema;
  return [
    [
      path,
      {
        type: factType(schema),
        says: path,
        ...(schema.format === 'euro' ? { format: schema.format } : {}),
        ...(schema.unit === undefined ? {} : { unit: schema.unit }),
        ...(values === undefined ? {} : { enum: values }),
        ...(examples === undefined ? {} : { examples }),
      },
    ],
  ];
}

function factType({ type, format, enum: values }: KeepSchema): FactDefinition['type'] {
  if (type === 'boolean') return 'boolean';
  if (type === 'number' || type === 'integer' || typeof values?.[0] === 'number') return 'number';
  return format === 'date' ? 'date' : 'string';
}
