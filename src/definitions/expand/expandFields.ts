import {
  didYouMean,
  type Expression,
  type FieldSchema,
  pointerTo,
  type StepSchema,
  type WrittenField,
} from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import { bringPart } from './bringPart.ts';
import type { Expansion, FieldSchemas, LoadedPart, FieldContainer } from './Expansion.ts';
import type { SentMembers } from './expandPayload.ts';
import type { SourceLocation } from './Origins.ts';
import { listAddedFields, removeInnerFields, listPartPayload, addKeywords } from './partFields.ts';
import { createPartScope } from './createPartScope.ts';

type WrittenFields = Readonly<Record<string, WrittenField>>;
type ExpandedFields = { readonly fields: FieldSchemas; readonly sent: SentMembers };

/** Expands the parts in steps, and collects their rules, texts and other contributions in `brought`. */
export function expandFields(steps: WrittenFields, around: Expansion): Readonly<Record<string, StepSchema>> {
  const file = `schemas/${around.id}/form.json`;
  return Object.fromEntries(
    Object.entries(steps).map(([step, field]) => {
      const pointer = pointerTo('properties', step);
      const place = {
        path: step,
        reads: step,
        pointer,
        from: { file, pointer },
        scope: null,
        open: [],
        use: null,
      };
      return [step, expandGroup(field, place, around)];
    }),
  );
}

function expandProperties(written: WrittenFields, place: FieldContainer, around: Expansion): ExpandedFields {
  const fields: Record<string, FieldSchema> = {};
  const sent: Record<string, SentMembers[string]> = {};
  for (const [name, field] of Object.entries(written)) {
    const from = getChildLocation(place.from, name);
    if (field.keptIf !== undefined && place.scope?.parameters[field.keptIf.slice('with.'.length)] !== true)
      continue;
    if (name.startsWith('...')) {
      const part = expandPart(field, { ...place, from }, around);
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
    noteField(inside, around);
    const { schema, value } = expandField(field, inside, around);
    fields[name] = schema;
    if (value !== null) sent[name] = { value, from: place.scope ? from : null };
  }
  return { fields, sent };
}

/** Records origins: fields of a part, and fields after one, stand at another place than in the expanded form. */
function noteField({ pointer, from, scope, use }: FieldContainer, { id, note }: Expansion): void {
  const file = `schemas/${id}/form.json`;
  if (scope === null && from.file === file && from.pointer === pointer) return;
  note({ file, pointer }, { ...from, ...(use === null || from.file === file ? {} : { use }) });
}

function expandField(
  field: WrittenField,
  place: FieldContainer,
  around: Expansion,
): { readonly schema: FieldSchema; readonly value: Expression | null } {
  const { use: _use, with: _with, keptIf: _kept, ...own } = field;
  const schema = removeInnerFields(own, place.scope);
  if (field.type === 'array' && field.items) {
    const row = {
      ...place,
      reads: 'row',
      pointer: `${place.pointer}/items`,
      from: getChildLocation(place.from, 'items'),
    };
    const isWritten = field.items.use !== undefined || field.items.properties !== undefined;
    const items = isWritten
      ? expandGroup(field.items, row, around)
      : removeInnerFields(field.items, place.scope);
    return { schema: { ...schema, items }, value: null };
  }
  if (field.use === undefined && field.properties === undefined)
    return { schema, value: field.type === 'null' ? null : place.reads };
  const group = expandGroup(field, place, around);
  const sent = around.brought.sent.get(place.path) ?? {};
  return {
    schema: group,
    value: Object.fromEntries(Object.entries(sent).map(([name, { value }]) => [name, value])),
  };
}

function expandGroup(
  field: WrittenField,
  place: FieldContainer,
  around: Expansion,
): FieldSchema & StepSchema {
  const { use, with: _with, keptIf: _kept, properties = {}, ...own } = field;
  const inside =
    use === undefined
      ? expandProperties(properties, { ...place, from: getChildLocation(place.from, 'properties') }, around)
      : expandPart(field, place, around);
  around.brought.sent.set(place.path, inside.sent);
  return { ...removeInnerFields(own, place.scope), type: 'object', properties: inside.fields };
}

/** Expands a part with the additions at its use: keywords of its fields, and fields that follow. */
function expandPart(field: WrittenField, place: FieldContainer, around: Expansion): ExpandedFields {
  const loaded = findPart(field, place, around);
  if (loaded === null) return { fields: {}, sent: {} };
  const scope = createPartScope(loaded, field, place, around);
  const use = place.use ?? getChildLocation(place.from, 'use');
  const inner: FieldContainer = {
    ...place,
    scope,
    use,
    open: [...place.open, field.use ?? ''],
    from: { file: loaded.file, pointer: '/properties' },
  };
  const own = expandProperties(loaded.part.properties, inner, around);
  const dropped = Object.keys(loaded.part.properties).filter(
    (one) => !one.startsWith('...') && !Object.hasOwn(own.fields, one),
  );
  const sent = listPartPayload(loaded, scope, dropped) ?? own.sent;
  const { path, from } = place;
  bringPart(loaded, { scope, path, from, use, fields: own.fields, dropped }, sent, around);
  const more = expandProperties(
    listAddedFields(field, own.fields, place, around),
    { ...place, from: getChildLocation(place.from, 'properties') },
    around,
  );
  return {
    fields: { ...addKeywords(own.fields, field, place, around), ...more.fields },
    sent: { ...sent, ...more.sent },
  };
}

/** Returns null, and reports a problem, when there is no such part or it contains itself. */
function findPart(
  { use = '' }: WrittenField,
  { from, open }: FieldContainer,
  around: Expansion,
): LoadedPart | null {
  const loaded = around.parts.get(use);
  if (loaded && !open.includes(use)) return loaded;
  around.report({
    ...getChildLocation(from, 'use'),
    ...mistake(loaded ? 'cyclic-part' : 'unknown-part', { name: use }),
    ...(loaded ? {} : didYouMean(use, around.parts.keys())),
  });
  return null;
}

function getChildLocation({ file, pointer }: SourceLocation, key: string): SourceLocation {
  return { file, pointer: pointer + pointerTo(key) };
}
