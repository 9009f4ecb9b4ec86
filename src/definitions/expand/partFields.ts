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
import { convertPath, convertValue, convertValues } from './expressionsAt.ts';
import type { PartScope } from './PartScope.ts';

/** Returns a field without its inner fields; expressions among the parameters of its control are converted for the place. */
export function removeInnerFields(
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
      ...convertValues(getBlockValues(control), scope),
      ...(places === null ? {} : { of: places.map((place) => convertPath(place, scope)) }),
      ...(isValues(values) ? { values: convertValues(values, scope) } : {}),
      ...(isValues(set) ? { set: convertValues(getBlockSets(control), scope) } : {}),
    },
  };
}

/** The meta-schemas validate the values. */
function isValues(values: unknown): values is Readonly<Record<string, Expression>> {
  return values !== null && typeof values === 'object';
}

/** Returns the members that a part sends, without those that read a field left out at the place. */
export function listPartPayload(
  { part, file }: LoadedPart,
  scope: PartScope,
  dropped: readonly string[],
): SentMembers | null {
  const { send } = part;
  if (send === undefined || send === null || typeof send !== 'object' || isList(send)) return null;
  const droppedPaths = dropped.map((name) => `${scope.reads}.${name}`);
  return Object.fromEntries(
    Object.entries(send)
      .map(([name, member]) => [name, convertValue(member, scope)] as const)
      .filter(([, value]) => !pathsIn(value).some((path) => droppedPaths.includes(path)))
      .map(([name, value]) => [name, { value, from: { file, pointer: pointerTo('send', name) } }]),
  );
}

/** Lists fields beside a use that are not those of the part. A field without a type or shape was intended as one of the part. */
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

/** Adds the keywords beside a use to the fields of the part. */
export function addKeywords(
  fields: FieldSchemas,
  { properties = {} }: WrittenField,
  { from }: FieldContainer,
  { brought }: Expansion,
): FieldSchemas {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const own = Object.entries(removeInnerFields(properties[name] ?? {}, null));
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

/** Compares two parts of definitions. */
export function isSameJson(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
