import type { TSchema } from '@sinclair/typebox';
import { callsFile, keepDefinitions, outcomeDefinitions, outcomesFile } from './definition/CallsFile.ts';
import type { ControlTypes, ParametersSchema } from './definition/ControlType.ts';
import { formFile, shapeDefinitions } from './definition/FormFile.ts';
import { partFile } from './definition/PartFile.ts';
import { promiseDefinitions } from './definition/promiseSchema.ts';
import { rulesFile } from './definition/RulesFile.ts';
import { closed, conditions, reference } from './definition/schema.ts';
import {
  exceptions,
  factDefinitions,
  factsFile,
  settingsFile,
  tablesFile,
  wordingFile,
} from './definition/SharedFiles.ts';
import { wizardFile } from './definition/WizardFile.ts';

interface MetaSchema {
  readonly schema: TSchema;
  readonly definitions?: Readonly<Record<string, TSchema>>;
}

/** Every meta-schema that comes out of the sources in this folder, by name. */
const sources: Readonly<Record<string, MetaSchema>> = {
  wizard: { schema: wizardFile },
  form: { schema: formFile },
  rules: { schema: rulesFile, definitions: promiseDefinitions },
  calls: { schema: callsFile, definitions: keepDefinitions },
  part: { schema: partFile },
  shape: {
    schema: reference('#/$defs/field', {
      title: 'Eine Form, auf die Schritte mit $ref verweisen (schemas/_shared/<name>.json)',
    }),
    definitions: shapeDefinitions,
  },
  outcomes: { schema: outcomesFile, definitions: outcomeDefinitions },
  facts: { schema: factsFile, definitions: factDefinitions },
  tables: { schema: tablesFile },
  settings: { schema: settingsFile },
  wording: { schema: wordingFile },
  lint: {
    schema: {
      title: 'Ausnahmen von einer Prüfung ("x-lint"), auf die andere Meta-Schemas verweisen',
    } as TSchema,
    definitions: { exceptions },
  },
  'shared-conditions': {
    schema: closed(
      { conditions: conditions() },
      { title: 'Bedingungen, die mehrere Formulare und Seiten lesen (rules/_shared/<name>.json)' },
    ),
  },
};

/**
 * JSON Schemas for editors and lint; those of expressions come from the operator table. Every closed object takes `x-lint`; files and
 * shapes take `$schema`.
 */
export function metaSchemas(controls: ControlTypes): ReadonlyMap<string, object> {
  return new Map(
    Object.entries(sources).map(([name, { schema, definitions }]) => {
      const { title, ...own } = withExceptions(schema);
      const members =
        own['properties'] === undefined ? {} : { properties: { ...file, ...(own['properties'] as object) } };
      const shared = Object.entries({
        ...definitions,
        ...(name === 'shape' ? { control: controlSchema(controls) } : {}),
      }).map(([key, one]) => [
        key,
        name === 'shape' && key === 'field' ? asFile(withExceptions(one)) : withExceptions(one),
      ]);
      return [
        name,
        {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          title,
          ...own,
          ...members,
          ...(own['type'] === 'object' && own['properties'] === undefined ? { properties: file } : {}),
          ...(definitions ? { $defs: Object.fromEntries(shared) } : {}),
        },
      ];
    }),
  );
}

/** `x-control`: the name of a control, or an object with its name as `kind` and its parameters. */
function controlSchema({ fields, blocks }: ControlTypes): TSchema {
  const types: readonly (readonly [string, ParametersSchema])[] = [
    ...Object.entries(fields).map(([name, { parameters }]) => [name, parameters] as const),
    ['rows', { properties: {} }],
    ...Object.entries(blocks).map(([name, { parameters }]) => [name, parameters] as const),
  ];
  const withParameters = types.filter(([, { properties }]) => Object.keys(properties).length > 0);
  return {
    description: 'Bedienelement: sein Name oder, mit Angaben, ein Objekt mit kind',
    anyOf: [
      {
        description: 'Name des Bedienelements',
        enum: types.flatMap(([name, { required = [] }]) => (required.length === 0 ? [name] : [])),
      },
      ...withParameters.map(([name, { properties, required = [] }]) => ({
        type: 'object',
        additionalProperties: false,
        required: ['kind', ...required],
        properties: { kind: { const: name }, ...properties },
      })),
    ],
    properties: { kind: { enum: withParameters.map(([name]) => name) } },
  } as unknown as TSchema;
}

type Json = Readonly<Record<string, unknown>>;

const file = { $schema: { type: 'string' } };

function asFile(schema: Json): Json {
  return { ...schema, properties: { ...file, ...(schema['properties'] as object) } };
}

function withExceptions(schema: TSchema): Json {
  return added(JSON.parse(JSON.stringify(schema))) as Json;
}

/** The meta-schema of exceptions itself has no closed objects. */
function added(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(added);
  if (part === null || typeof part !== 'object') return part;
  const all = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, added(value)]));
  if (all['additionalProperties'] !== false) return all;
  return {
    ...all,
    properties: {
      ...(all['properties'] as object),
      'x-lint': { $ref: 'lint.schema.json#/$defs/exceptions' },
    },
  };
}
