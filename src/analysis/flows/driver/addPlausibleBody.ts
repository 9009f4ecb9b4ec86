import {
  type Call,
  type CallReply,
  type Facts,
  isSuccess,
  type JsonValue,
  type KeepSchema,
} from '../../../engine/index.ts';

/** Completes a success without a body: with results from the facts of the flow, or else with examples from the schemas. */
export function addPlausibleBody({ keep, outcomes }: Call, reply: CallReply, facts: Facts): CallReply {
  if (!isSuccess(reply)) return reply;
  if (reply.body !== null) return reply;
  const file = outcomes.find(({ effects }) => effects.file !== undefined)?.effects.file;
  if (file !== undefined) return { ...reply, body: documentBody(file.id) };
  if (keep.length === 0) return reply;
  const bodies = keep.map(({ name, schema }) => buildPlausibleBody(schema, `result.${name}`, facts));
  const areMembers = keep.every(({ schema }) => schema.properties !== undefined);
  return { ...reply, body: areMembers ? Object.assign({}, ...bodies) : bodies[0] };
}

/** Builds a reply with the id of a document at the path. */
function documentBody(path: string): JsonValue {
  const [, ...members] = path.split('.');
  return members.reduceRight<JsonValue>((inner, name) => ({ [name]: inner }), 'Beispiel');
}

function buildPlausibleBody(schema: KeepSchema, path: string, facts: Facts): JsonValue {
  const { properties, items, additionalProperties } = schema;
  const given = facts[path];
  if (properties !== undefined)
    return Object.fromEntries(
      Object.entries(properties).map(([name, member]) => [
        name,
        buildPlausibleBody(member, `${path}.${name}`, facts),
      ]),
    );
  if (items !== undefined)
    return given === undefined ? [buildPlausibleBody(items, `${path}.0`, facts)] : (given ?? []);
  if (additionalProperties !== undefined) {
    const rows = Array.isArray(given) ? (given as readonly { readonly key: string }[]) : [];
    return given === undefined
      ? { Beispiel: buildPlausibleBody(additionalProperties, `${path}.0`, facts) }
      : Object.fromEntries(rows.map(({ key, ...row }) => [key, row]));
  }
  return given === undefined ? pickExampleValue(schema) : given;
}

function pickExampleValue({ type, format, enum: values, examples }: KeepSchema): JsonValue {
  const [known = values?.[0]] = examples ?? [];
  if (known !== undefined) return known;
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return 1;
  return format === 'date' ? '2026-06-15' : format === 'time' ? '14:30' : 'Beispiel';
}
