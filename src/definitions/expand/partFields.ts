import {
  getBlockPlaces,
  getBlockSets,
  getBlockValues,
  didYouMean,
  type Expression,
  type FieldSchema,
  isList,
  pathsIn,
  pointerTo,
  type WrittenField,
} from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import type { Expansion, FieldSchemas, LoadedPart, FieldContainer } from './Expansion.ts';
import type { SentMembers } from './expandPayload.ts';
import { pathAt, valueAt, valuesAt } from './expressionsAt.ts';
import type { PartScope } from './PartScope.ts';

/** A field without what stands below it; expressions among the parameters of its control are as they are at the place. */
export function plainField(
  { items: _items, properties: _properties, ...schema }: WrittenField,
  scope: PartScope | null,
): FieldSchema {
  const control = schema['x-control'];
  if (scope === null || typeof control !== 'object') return schema;
  const { values, set } = control;
  const places = getBlockPlaces(control);
  return {
    ...schema,
    'x-control': {
      ...control,
      ...valuesAt(getBlockValues(control), scope),
      ...(places === null ? {} : { of: places.map((place) => pathAt(place, scope)) }),
      ...(isValues(values) ? { values: valuesAt(values, scope) } : {}),
      ...(isValues(set) ? { set: valuesAt(getBlockSets(control), scope) } : {}),
    },
  };
}

/** Meta-schemas say what stands in them. */
function isValues(values: unknown): values is Readonly<Record<string, Expression>> {
  return values !== null && typeof values === 'object';
}

/** What a part sends; members that read a field the place has not are left out. */
export function payloadOfPart(
  { part, file }: LoadedPart,
  scope: PartScope,
  dropped: readonly string[],
): SentMembers | null {
  const { send } = part;
  if (send === undefined || send === null || typeof send !== 'object' || isList(send)) return null;
  const gone = dropped.map((name) => `${scope.reads}.${name}`);
  return Object.fromEntries(
    Object.entries(send)
      .map(([name, member]) => [name, valueAt(member, scope)] as const)
      .filter(([, value]) => !pathsIn(value).some((path) => gone.includes(path)))
      .map(([name, value]) => [name, { value, from: { file, pointer: pointerTo('send', name) } }]),
  );
}

/** Fields that stand beside a use and are none of the part's. One without a type or shape was meant to be one of them. */
export function listAddedFields(
  { use = '', properties = {} }: WrittenField,
  fields: FieldSchemas,
  { from }: FieldContainer,
  { report }: Expansion,
): Readonly<Record<string, WrittenField>> {
  const added = Object.entries(properties).filter(([name]) => !Object.hasOwn(fields, name));
  const isField = ({ type, $ref, use: part, properties: inner }: WrittenField) =>
    [type, $ref, part, inner].some((one) => one !== undefined);
  for (const [name, field] of added) {
    if (isField(field)) continue;
    report({
      file: from.file,
      pointer: from.pointer + pointerTo('properties', name),
      key: true,
      ...mistake('override-of-nothing', { part: use, name }),
      ...didYouMean(name, Object.keys(fields)),
    });
  }
  return Object.fromEntries(added.filter(([, field]) => isField(field)));
}

/** Fields of a part with the keywords that stand beside its use. */
export function addKeywords(
  fields: FieldSchemas,
  { properties = {} }: WrittenField,
  { from }: FieldContainer,
  { brought }: Expansion,
): FieldSchemas {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const own = Object.entries(plainField(properties[name] ?? {}, null));
      const known = new Map<string, unknown>(Object.entries(schema));
      for (const [keyword, value] of own)
        if (isSameJson(known.get(keyword), value))
          brought.repetitions.push({
            file: from.file,
            pointer: from.pointer + pointerTo('properties', name, keyword),
            what: `„${name}.${keyword}“`,
          });
      return [name, { ...schema, ...Object.fromEntries(own) }];
    }),
  );
}

/** Whether two parts of definitions say the same. */
export function isSameJson(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
