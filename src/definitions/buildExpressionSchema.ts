import { operatorWords } from '../engine/operatorWords.ts';
import { operators, type Argument, type Operator, type OperandRole } from '../engine/index.ts';

type Schema = Readonly<Record<string, unknown>>;

const referenceTo = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const names = (name: string): Schema => ({ $ref: `names.schema.json#/$defs/${name}` });
const exceptions: Schema = { $ref: 'lint.schema.json#/$defs/exceptions' };
const path = '^\\.?[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)*$|^\\.$';
/** The members of a step, a group or a row as a payload, or a named value that is an object of values. */
const group: Schema = {
  type: 'string',
  pattern: '^((?:\\.?[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)*)?\\.\\*|value\\.[a-z][A-Za-z0-9]*)$',
};
const text = (pattern: string, of: string): Schema => ({ type: 'string', pattern, ...names(of) });

/** Builds the meta-schema of expressions from the operator table; other meta-schemas refer to its parts. */
export function buildExpressionSchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Ausdrücke, auf die andere Meta-Schemas verweisen; erzeugt aus der Tabelle der Operatoren',
    $defs: {
      condition: {
        anyOf: [
          text('^!?\\.?[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)*$', 'conditionRef'),
          { type: ['boolean', 'object'] },
        ],
        if: { type: 'object' },
        then: referenceTo('operation'),
      },
      value: {
        anyOf: [
          { anyOf: [text(path, 'path'), text(path, 'condition')] },
          group,
          { type: ['number', 'boolean', 'null', 'object'] },
          { type: 'array', items: referenceTo('value') },
        ],
        if: { type: 'object', minProperties: 1, propertyNames: { enum: Object.keys(operators) } },
        then: referenceTo('operation'),
        else: { if: { type: 'object' }, then: referenceTo('members') },
      },
      literal: {
        anyOf: [
          { type: ['string', 'number', 'boolean', 'null'], ...names('option') },
          { type: 'array', items: referenceTo('literal') },
          referenceTo('operation'),
        ],
      },
      list: { anyOf: [text(path, 'path'), referenceTo('operation')] },
      place: text(path, 'path'),
      group: text(`${path}|^\\*$`, 'path'),
      table: { type: 'string', ...names('table') },
      column: { description: 'Spalte der Tabelle', type: 'string' },
      operation: {
        description: 'Ein Operator je Objekt',
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        additionalProperties: false,
        properties: Object.fromEntries(
          Object.entries<Operator>(operators).map(([name, operator]) => [
            name,
            buildOperationSchema(name, operator),
          ]),
        ),
      },
      ...definitions,
    },
  };
}

function buildOperationSchema(name: string, operator: Operator): Schema {
  const { args, count } = operator;
  const { means } = operatorWords(name);
  const [only] = args;
  const operands = args.map((argument) => buildArgumentSchema(argument, operator));
  const one = operands[0] ?? {};
  const least = count?.least ?? args.length;
  const most = count?.most ?? args.length;
  const isTuple = args.length > 1 && least === args.length && most === args.length;
  const list = {
    type: 'array',
    ...(isTuple ? { prefixItems: operands } : {}),
    items: args.length > 1 ? { anyOf: removeDuplicates(operands) } : one,
    minItems: least,
    maxItems: most,
  };
  if (args.length > 1) return { description: means, ...list };
  if (only?.at === 'members') return { description: means, ...one };
  return { description: means, anyOf: [one, { type: 'array' }], if: { type: 'array' }, then: list };
}

function removeDuplicates(schemas: readonly Schema[]): readonly Schema[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

function buildArgumentSchema({ at, group: isGroup, literal }: Argument, operator: Operator): Schema {
  if (literal !== undefined) return literal;
  if (isGroup) return referenceTo('group');
  return at === 'name' ? buildNameSchema(operator) : referenceTo(definitionByRole[at]);
}

const definitionByRole = {
  value: 'value',
  condition: 'condition',
  literal: 'literal',
  list: 'list',
  place: 'place',
  table: 'table',
  column: 'column',
  members: 'members',
} as const satisfies Readonly<Record<Exclude<OperandRole, 'name'>, string>>;

function buildNameSchema({ names: kind }: Operator): Schema {
  if (kind === 'condition' || kind === 'derivation') return text('^[a-z][A-Za-z0-9]*$', kind);
  return { type: 'string', pattern: path };
}

const definitions: Schema = {
  scalar: {
    anyOf: [
      { anyOf: [text(path, 'path'), text(path, 'condition')] },
      { type: ['number', 'boolean', 'null', 'object'] },
      { type: 'array', items: referenceTo('scalar') },
    ],
    if: { type: 'object' },
    then: referenceTo('operation'),
  },
  members: {
    type: 'object',
    minProperties: 1,
    propertyNames: {
      pattern: '^([A-Za-z][A-Za-z0-9]*|\\.\\.\\.)$',
      not: { enum: Object.keys(operators) },
    },
    properties: {
      '...': { description: 'Alles, was diese Stellen senden', type: 'array', items: group, minItems: 1 },
    },
    additionalProperties: referenceTo('value'),
  },
  definition: {
    description: 'Ein Ausdruck oder { says, if, examples }',
    if: {
      type: 'object',
      anyOf: [
        { required: ['says'] },
        { required: ['examples'] },
        { required: ['if'], properties: { if: { not: { type: 'array' } } } },
      ],
    },
    then: referenceTo('describedCondition'),
    else: referenceTo('condition'),
  },
  describedCondition: {
    type: 'object',
    additionalProperties: false,
    required: ['if'],
    properties: {
      says: { description: 'Die Bedingung in einem deutschen Satz', type: 'string', minLength: 1 },
      if: { description: 'Der Ausdruck', ...referenceTo('condition') },
      examples: {
        description: 'Beispiele, die die Bedingung erfüllen muss',
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['given', 'is'],
          properties: {
            given: {
              description: 'Antworten und Fakten; was nicht genannt ist, fehlt',
              type: 'object',
              allOf: [names('readKeys')],
            },
            is: { description: 'Ob die Bedingung dann gilt', type: 'boolean' },
            'x-lint': exceptions,
          },
        },
      },
      'x-lint': exceptions,
    },
  },
  conditions: {
    description: 'Benannte Bedingungen',
    type: 'object',
    propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
    additionalProperties: referenceTo('definition'),
  },
};
