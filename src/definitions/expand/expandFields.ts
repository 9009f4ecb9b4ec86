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
import type { Expansion, Fields, LoadedPart, Place } from './Expansion.ts';
import type { Sent } from './expandPayload.ts';
import type { Spot } from './Origins.ts';
import { addedTo, plainField, sentByPart, withKeywords } from './partFields.ts';
import { scopeOfPart } from './scopeOfPart.ts';

type Written = Readonly<Record<string, WrittenField>>;
type Expanded = { readonly fields: Fields; readonly sent: Sent };

/** Steps with parts filled in; rules, texts and the rest of what parts bring is collected in `brought`. */
export function expandFields(steps: Written, around: Expansion): Readonly<Record<string, StepSchema>> {
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

function expandProperties(written: Written, place: Place, around: Expansion): Expanded {
  const fields: Record<string, FieldSchema> = {};
  const sent: Record<string, Sent[string]> = {};
  for (const [name, field] of Object.entries(written)) {
    const from = below(place.from, name);
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

/** Fields of a part, and what follows one, stand elsewhere than in the expanded form. */
function noteField({ pointer, from, scope, use }: Place, { id, note }: Expansion): void {
  const file = `schemas/${id}/form.json`;
  if (scope === null && from.file === file && from.pointer === pointer) return;
  note({ file, pointer }, { ...from, ...(use === null || from.file === file ? {} : { use }) });
}

function expandField(
  field: WrittenField,
  place: Place,
  around: Expansion,
): { readonly schema: FieldSchema; readonly value: Expression | null } {
  const { use: _use, with: _with, keptIf: _kept, ...own } = field;
  const schema = plainField(own, place.scope);
  if (field.type === 'array' && field.items) {
    const row = {
      ...place,
      reads: 'row',
      pointer: `${place.pointer}/items`,
      from: below(place.from, 'items'),
    };
    const isWritten = field.items.use !== undefined || field.items.properties !== undefined;
    const items = isWritten ? expandGroup(field.items, row, around) : plainField(field.items, place.scope);
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

function expandGroup(field: WrittenField, place: Place, around: Expansion): FieldSchema & StepSchema {
  const { use, with: _with, keptIf: _kept, properties = {}, ...own } = field;
  const inside =
    use === undefined
      ? expandProperties(properties, { ...place, from: below(place.from, 'properties') }, around)
      : expandPart(field, place, around);
  around.brought.sent.set(place.path, inside.sent);
  return { ...plainField(own, place.scope), type: 'object', properties: inside.fields };
}

/** The fields of a part with what is written beside `use`: keywords of its fields, and fields that follow. */
function expandPart(field: WrittenField, place: Place, around: Expansion): Expanded {
  const loaded = partOf(field, place, around);
  if (loaded === null) return { fields: {}, sent: {} };
  const scope = scopeOfPart(loaded, field, place, around);
  const use = place.use ?? below(place.from, 'use');
  const inner: Place = {
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
  const sent = sentByPart(loaded, scope, dropped) ?? own.sent;
  const { path, from } = place;
  bringPart(loaded, { scope, path, from, use, fields: own.fields, dropped }, sent, around);
  const more = expandProperties(
    addedTo(field, own.fields, place, around),
    { ...place, from: below(place.from, 'properties') },
    around,
  );
  return {
    fields: { ...withKeywords(own.fields, field, place, around), ...more.fields },
    sent: { ...sent, ...more.sent },
  };
}

/** Null, and a problem, where there is no such part or it stands in itself. */
function partOf({ use = '' }: WrittenField, { from, open }: Place, around: Expansion): LoadedPart | null {
  const loaded = around.parts.get(use);
  if (loaded && !open.includes(use)) return loaded;
  around.report({
    ...below(from, 'use'),
    ...mistake(loaded ? 'cyclic-part' : 'unknown-part', { name: use }),
    ...(loaded ? {} : didYouMean(use, around.parts.keys())),
  });
  return null;
}

function below({ file, pointer }: Spot, key: string): Spot {
  return { file, pointer: pointer + pointerTo(key) };
}
