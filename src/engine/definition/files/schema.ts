import {
  type Static,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
  Type,
} from '@sinclair/typebox';
import { units } from '../../formats/formats.ts';
import type { ConditionDefinition, Expression } from '../Expression.ts';

/** Keywords that stand beside a type: German descriptions for editors, patterns, references to names. */
export type Keywords = Readonly<Record<string, unknown>>;

/** Returns the schema of an object with these members and no others. */
export function closed<Members extends TProperties>(
  members: Members,
  keywords: Keywords = {},
): TUnsafe<Readonly<Static<TObject<Members>>>> {
  return Type.Unsafe(Type.Object(members, { additionalProperties: false, ...keywords }));
}

export function list<Item extends TSchema>(
  item: Item,
  keywords: Keywords = {},
): TUnsafe<readonly Static<Item>[]> {
  return Type.Unsafe(Type.Array(item, keywords));
}

/** Returns the schema of an object whose keys are names. */
export function record<Value extends TSchema>(
  value: Value,
  keywords: Keywords = {},
): TUnsafe<Readonly<Record<string, Static<Value>>>> {
  return Type.Unsafe({ type: 'object', additionalProperties: value, ...keywords });
}

export function wordEnum<const Word extends string>(
  words: readonly Word[],
  keywords: Keywords = {},
): TUnsafe<Word> {
  return Type.Unsafe({ enum: words, ...keywords });
}

export function union<Members extends readonly TSchema[]>(
  members: readonly [...Members],
  keywords: Keywords = {},
): TUnsafe<Static<Members[number]>> {
  return Type.Unsafe({ anyOf: members, ...keywords });
}

/** Returns a reference to another meta-schema, or to a definition of the same meta-schema. */
export function reference<Value>(to: string, keywords: Keywords = {}): TUnsafe<Value> {
  return Type.Unsafe({ ...keywords, $ref: to });
}

/** Expressions have a meta-schema of their own, which is built from the operator table. */
const expression = (name: string, description?: string) =>
  reference<Expression>(`rule.schema.json#/$defs/${name}`, description === undefined ? {} : { description });
export const condition = (description?: string) => expression('condition', description);
export const value = (description?: string) => expression('value', description);
/** A value that is no object. */
export const scalar = (description?: string) => expression('scalar', description);
export const conditions = () =>
  reference<Readonly<Record<string, ConditionDefinition>>>('rule.schema.json#/$defs/conditions');

export const namedValues = () =>
  record(value(), {
    description: 'Benannte Werte; gelesen als value.<Name>',
    propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
  });

/** Names that editors offer; other names remain valid. */
export const names = (name: string): Keywords => ({ $ref: `names.schema.json#/$defs/${name}` });
/** Keys that editors offer. */
export const keyNames = (name: string): Keywords => ({ allOf: [names(name)] });

/** The unit of a number, from the table of formats. */
export const unit = () =>
  wordEnum(units, {
    description: 'Einheit einer Zahl: wie sie in Texten, Zusammenfassungen und Auswahlen steht',
  });

/** Only numbers have a unit. Amounts in euro have a format instead. */
export const unitOfNumber: Keywords = {
  if: { required: ['unit'] },
  then: { properties: { type: { enum: ['number', 'integer'] }, format: false } },
};

export const text = (keywords: Keywords = {}) => Type.String(keywords);
export const sentence = (description: string) => Type.String({ description, minLength: 1 });
export const literalTrue = (description: string) => Type.Literal(true, { description });
export const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);

export const patterns = {
  id: '^[a-z][a-z0-9-]*$',
  name: '^[a-z][A-Za-z0-9]*$',
  path: '^[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)+$',
  /** In a part, paths begin with a dot; `.` is the place itself. */
  partPath: '^(?:\\.|[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)+|(?:\\.[A-Za-z0-9]+)+)$',
  route: '^/',
  requirement: '^[A-Z]{2,5}-[0-9]{3}$',
} as const;

export const route = (description?: string) =>
  Type.String({
    ...(description === undefined ? {} : { description }),
    pattern: patterns.route,
    ...names('route'),
  });
