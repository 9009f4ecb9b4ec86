import { asRecord } from '../plain/isRecord.ts';
import { type TSchema, Type } from '@sinclair/typebox';
import { callsFile, keepDefinitions } from './definition/files/CallsFile.ts';
import type { ControlTypes, ParametersSchema } from './definition/ControlType.ts';
import { formFile, shapeDefinitions } from './definition/files/FormFile.ts';
import { outcomeDefinitions, outcomesFile } from './definition/files/OutcomeRow.ts';
import { partFile } from './definition/files/PartFile.ts';
import { promiseDefinitions } from './definition/files/promiseSchema.ts';
import { rulesFile } from './definition/files/RulesFile.ts';
import { closed, conditions, namedValues, optional, reference } from './definition/files/schema.ts';
import {
  brandTextsFile,
  exceptions,
  factDefinitions,
  factsFile,
  settingsFile,
  termsFile,
  textsFile,
  wordsFile,
} from './definition/files/SharedFiles.ts';
import { tablesFile } from './definition/files/TablesFile.ts';
import { wizardFile } from './definition/files/WizardFile.ts';
import type { Operator } from './expressions/operators/Operator.ts';
import { operators } from './expressions/operators/operators.ts';
import { operatorWords } from './operatorWords.ts';

/** For sources of meta-schemas in other folders. */
export {
  closed,
  keyNames,
  list,
  names,
  wordEnum,
  optional,
  patterns,
  record,
  reference,
  union,
} from './definition/files/schema.ts';

/** The parts of a meta-schema. */
export interface MetaSchemaSource {
  readonly schema: TSchema;
  readonly definitions?: Readonly<Record<string, TSchema>>;
  /**
   * The file of the meta-schema: `definition` describes a whole JSON file, whose first member names its meta-schema; `none` is a file
   * without that member. Without `file`, the schema itself describes the file.
   */
  readonly file?: 'none' | { readonly definition: string };
}

/** The operators that promises may use around their subjects. */
const connectives = {
  joining: collectMeanings(({ joins }) => joins !== null),
  negating: collectMeanings(({ negates }) => negates === true),
};

function collectMeanings(isMeant: (operator: Operator) => boolean): Readonly<Record<string, string>> {
  const names = Object.entries<Operator>(operators).flatMap(([name, row]) => (isMeant(row) ? [name] : []));
  return Object.fromEntries(names.map((name) => [name, operatorWords(name).means]));
}

/** Returns the sources of all meta-schemas in this folder, by name. */
const sources = (controls: ControlTypes): Readonly<Record<string, MetaSchemaSource>> => ({
  wizard: { schema: wizardFile },
  form: { schema: formFile },
  rules: { schema: rulesFile, definitions: promiseDefinitions(connectives) },
  calls: { schema: callsFile, definitions: keepDefinitions },
  part: { schema: partFile },
  shape: {
    schema: reference('#/$defs/field', {
      title: 'Eine Form, auf die Schritte mit $ref verweisen (schemas/_shared/<name>.json)',
    }),
    definitions: { ...shapeDefinitions, control: createControlSchema(controls) },
    file: { definition: 'field' },
  },
  outcomes: { schema: outcomesFile, definitions: outcomeDefinitions },
  facts: { schema: factsFile, definitions: factDefinitions },
  tables: { schema: tablesFile },
  settings: { schema: settingsFile },
  words: { schema: wordsFile },
  terms: { schema: termsFile },
  texts: { schema: textsFile },
  'brand-texts': { schema: brandTextsFile },
  lint: {
    schema: Type.Unsafe({
      title: 'Ausnahmen von einer Prüfung ("x-lint"), auf die andere Meta-Schemas verweisen',
    }),
    definitions: { exceptions },
    file: 'none',
  },
  'shared-rules': {
    schema: closed(
      { conditions: conditions(), values: optional(namedValues()) },
      { title: 'Bedingungen und Werte, die mehrere Formulare und Seiten lesen (rules/_shared/<name>.json)' },
    ),
  },
});

/** Creates JSON Schemas for editors and lint, by name; those of expressions come from the operator table. */
export function metaSchemas(controls: ControlTypes): ReadonlyMap<string, object> {
  return new Map(Object.entries(sources(controls)).map(([name, source]) => [name, metaSchema(source)]));
}

/** Creates one meta-schema. Every closed object takes `x-lint`, files take `$schema`. */
export function metaSchema({ schema, definitions, file }: MetaSchemaSource): SchemaMembers {
  const { title, ...own } = withExceptions(schema);
  const isFile = file === undefined && own['type'] === 'object';
  const isDefinitionFile = (name: string) => typeof file === 'object' && file.definition === name;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...(isFile ? asFile(own) : own),
    ...(definitions && {
      $defs: Object.fromEntries(
        Object.entries(definitions).map(([name, definition]) => {
          const written = withExceptions(definition);
          return [name, isDefinitionFile(name) ? asFile(written) : written];
        }),
      ),
    }),
  };
}

/** `x-control`: the name of a control, or an object with its name as `kind` and its parameters. */
function createControlSchema({ tools, blocks }: ControlTypes): TSchema {
  const types: readonly (readonly [string, ParametersSchema])[] = [
    ...Object.entries(tools).map(([name, { parameters }]) => [name, parameters] as const),
    ['rows', { properties: {} }],
    ...Object.entries(blocks).map(([name, { parameters }]) => [name, parameters] as const),
  ];
  const withParameters = types.filter(([, { properties }]) => Object.keys(properties).length > 0);
  return Type.Unsafe({
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
  });
}

type SchemaMembers = Readonly<Record<string, unknown>>;

function asFile(schema: SchemaMembers): SchemaMembers {
  return { ...schema, properties: { $schema: { type: 'string' }, ...asRecord(schema['properties']) } };
}

function withExceptions(schema: TSchema): SchemaMembers {
  return asRecord(addExceptions(JSON.parse(JSON.stringify(schema))));
}

/** Adds `x-lint` to closed objects. The meta-schema of exceptions itself has none. */
function addExceptions(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(addExceptions);
  if (part === null || typeof part !== 'object') return part;
  const all = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, addExceptions(value)]));
  if (all['additionalProperties'] !== false) return all;
  return {
    ...all,
    properties: {
      ...asRecord(all['properties']),
      'x-lint': { $ref: 'lint.schema.json#/$defs/exceptions' },
    },
  };
}
