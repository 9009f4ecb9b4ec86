import { didYouMean, pathsIn } from '../../engine/index.ts';
import type { Expression, FieldSchema, WrittenField } from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import { pointerTo } from '../pointer.ts';
import { bringRules, bringTexts } from './bringPart.ts';
import type { Expansion, Fields, LoadedPart, Place } from './Expansion.ts';
import type { Sent } from './expandPayload.ts';
import type { Spot } from './Origins.ts';
import { scopeOfPart } from './scopeOfPart.ts';
import { expressionAt, type PartScope } from './PartScope.ts';

/** Fields with parts filled in; rules, texts and the rest of what parts bring is collected in `brought`. */
export function expandFields(
  steps: Readonly<Record<string, WrittenField>>,
  around: Expansion,
): Readonly<Record<string, FieldSchema>> {
  const file = `schemas/${around.id}/form.json`;
  const { note, report, brought } = around;

  function fieldsOf(
    written: Readonly<Record<string, WrittenField>>,
    place: Place,
  ): { fields: Fields; sent: Sent } {
    const fields: Record<string, FieldSchema> = {};
    const sent: Record<string, Sent[string]> = {};
    for (const [name, field] of Object.entries(written)) {
      const from = { file: place.from.file, pointer: place.from.pointer + pointerTo(name) };
      if (field.keptIf !== undefined && place.scope?.parameters[field.keptIf.slice('with.'.length)] !== true)
        continue;
      if (name.startsWith('...')) {
        const part = partOf(field, { ...place, from });
        Object.assign(fields, part.fields);
        Object.assign(sent, part.sent);
        continue;
      }
      const inside = {
        ...place,
        path: `${place.path}.${name}`,
        reads: `${place.reads}.${name}`,
        pointer: place.pointer + pointerTo('properties', name),
        from,
      };
      if (place.scope || from.file !== file || place.open.length > 0)
        note({ file, pointer: inside.pointer }, from);
      const { schema, value } = oneField(field, inside);
      fields[name] = schema;
      if (value !== null) sent[name] = { value, from: place.scope ? from : null };
    }
    return { fields, sent };
  }

  function oneField(field: WrittenField, place: Place): { schema: FieldSchema; value: Expression | null } {
    const { use: _use, with: _with, keptIf: _kept, ...own } = field;
    if (field.type === 'array' && field.items) {
      const row = {
        ...place,
        reads: 'row',
        pointer: `${place.pointer}/items`,
        from: below(place.from, 'items'),
      };
      const isWritten = field.items.use !== undefined || field.items.properties !== undefined;
      const items = isWritten ? groupOf(field.items, row) : plain(field.items);
      return { schema: { ...plain(own), items }, value: null };
    }
    if (field.use === undefined && field.properties === undefined)
      return { schema: plain(own), value: field.type === 'null' ? null : place.reads };
    const schema = groupOf(field, place);
    const sent = brought.sent.get(place.path) ?? {};
    return {
      schema,
      value: Object.fromEntries(Object.entries(sent).map(([name, { value }]) => [name, value])),
    };
  }

  function groupOf(field: WrittenField, place: Place): FieldSchema {
    const { use, with: _with, keptIf: _kept, properties = {}, ...own } = field;
    const inside =
      use === undefined
        ? fieldsOf(properties, { ...place, from: below(place.from, 'properties') })
        : partOf(field, place);
    brought.sent.set(place.path, inside.sent);
    return { ...plain(own), type: 'object', properties: inside.fields };
  }

  /** The fields of a part with what is written beside `use`: keywords of its fields, and fields that follow. */
  function partOf(field: WrittenField, place: Place): { fields: Fields; sent: Sent } {
    const name = field.use ?? '';
    const loaded = around.parts.get(name);
    if (!loaded || place.open.includes(name)) {
      report({
        file: place.from.file,
        pointer: `${place.from.pointer}/use`,
        ...mistake(loaded ? 'cyclic-part' : 'unknown-part', { name }),
        ...(loaded ? {} : didYouMean(name, around.parts.keys())),
      });
      return { fields: {}, sent: {} };
    }
    const scope = scopeOfPart(loaded, field, place, around);
    const inner: Place = {
      ...place,
      scope,
      open: [...place.open, name],
      from: { file: loaded.file, pointer: '/properties' },
    };
    const { fields, sent } = fieldsOf(loaded.part.properties, inner);
    const dropped = Object.keys(loaded.part.properties).filter(
      (one) => !one.startsWith('...') && !Object.hasOwn(fields, one),
    );
    const use = { scope, path: place.path, from: place.from, fields, dropped };
    bringRules(loaded, use, around);
    bringTexts(loaded, use, around);
    const ownSend = loaded.part.send === undefined ? sent : sendOf(loaded, scope, dropped);
    const more = fieldsOf(addedTo(field, fields), { ...place, from: below(place.from, 'properties') });
    return {
      fields: { ...withKeywords(fields, field), ...more.fields },
      sent: { ...ownSend, ...more.sent },
    };
  }

  return Object.fromEntries(
    Object.entries(steps).map(([step, field]) => [
      step,
      groupOf(field, {
        path: step,
        reads: step,
        pointer: pointerTo('properties', step),
        from: { file, pointer: pointerTo('properties', step) },
        scope: null,
        open: [],
      }),
    ]),
  );
}

/** What a part sends; members that read a field the place has not are left out. */
function sendOf({ part, file }: LoadedPart, scope: PartScope, dropped: readonly string[]): Sent {
  const gone = dropped.map((name) => `${scope.reads}.${name}`);
  const members = part.send as Readonly<Record<string, Expression>>;
  return Object.fromEntries(
    Object.entries(members)
      .map(([name, member]) => [name, expressionAt(member, 'value', scope)] as const)
      .filter(([, value]) => !pathsIn(value).some((path) => gone.includes(path)))
      .map(([name, value]) => [name, { value, from: { file, pointer: pointerTo('send', name) } }]),
  );
}

function addedTo(field: WrittenField, fields: Fields): Readonly<Record<string, WrittenField>> {
  return Object.fromEntries(
    Object.entries(field.properties ?? {}).filter(([name]) => !Object.hasOwn(fields, name)),
  );
}

function withKeywords(fields: Fields, { properties = {} }: WrittenField): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, { ...schema, ...plain(properties[name] ?? {}) }]),
  );
}

function plain({ items: _items, properties: _properties, ...schema }: WrittenField): FieldSchema {
  return schema;
}

function below({ file, pointer }: Spot, key: string): Spot {
  return { file, pointer: pointer + pointerTo(key) };
}
