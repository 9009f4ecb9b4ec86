import { type KeepSchema, getRowSchema } from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';

/** JSON Schema of a body, as far as the protocol's TypeBox schemas use it. */
export interface ReplySchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, ReplySchema>>;
  readonly required?: readonly string[];
  readonly items?: ReplySchema;
  readonly additionalProperties?: boolean | ReplySchema;
  readonly patternProperties?: Readonly<Record<string, ReplySchema>>;
  readonly anyOf?: readonly ReplySchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly [keyword: string]: unknown;
}

/**
 * Explains in one sentence why a reply that the protocol allows would not fit the members that a form keeps; null when every reply fits.
 * `reply` is null without a body. As in a running form, null counts as absent, and members that are not kept do not matter.
 */
export function explainReplyMismatch(
  reply: ReplySchema | null,
  keep: KeepSchema,
  name: string,
): string | null {
  if (reply === null) return say('reply.noBody', { name });
  if (reply.anyOf !== undefined)
    return findFirstMismatch(
      reply.anyOf.filter(isNotNull).map((one) => explainReplyMismatch(one, keep, name)),
    );
  if (keep.properties !== undefined) return recordMismatch(reply, keep, name);
  const row = getRowSchema(keep);
  if (row === null) return explainValueMismatch(reply, keep, name);
  const wanted = keep.items === undefined ? 'object' : 'array';
  if (reply.type !== wanted) return typeMismatch(reply.type, wanted, name);
  const rows = keep.items === undefined ? valuesOfMap(reply) : [reply.items ?? {}];
  return findFirstMismatch(rows.map((one) => explainReplyMismatch(one, row, `${name}[]`)));
}

function recordMismatch(reply: ReplySchema, { properties = {}, required = [] }: KeepSchema, name: string) {
  if (reply.type !== 'object') return typeMismatch(reply.type, 'object', name);
  return findFirstMismatch(
    Object.entries(properties).map(([member, schema]) => {
      const sent = Object.hasOwn(reply.properties ?? {}, member) ? reply.properties?.[member] : undefined;
      const path = `${name}.${member}`;
      if (sent === undefined) return say('reply.unknown', { name: path });
      const isSure = reply.required?.includes(member) === true && (sent.anyOf ?? [sent]).every(isNotNull);
      return required.includes(member) && !isSure
        ? say('reply.optional', { name: path })
        : explainReplyMismatch(sent, schema, path);
    }),
  );
}

function explainValueMismatch(reply: ReplySchema, { type, enum: wanted, format }: KeepSchema, name: string) {
  const sent = reply.const === undefined ? reply.enum : [reply.const];
  if (wanted !== undefined) {
    const others = sent?.filter((value) => !wanted.some((one) => one === value));
    if (others === undefined) return say('reply.anyValue', { name, values: wanted.join(', ') });
    return others.length === 0
      ? null
      : say('reply.moreValues', { name, values: others.map(String).join(', ') });
  }
  const types = sent === undefined ? [reply.type] : sent.map((value) => typeof value);
  const other = types.find((one) => one !== type && !(type === 'number' && one === 'integer'));
  if (other !== undefined && !(type === 'integer' && sent?.every(Number.isInteger) === true))
    return typeMismatch(other, type ?? 'value', name);
  if (types.includes(undefined)) return typeMismatch(undefined, type ?? 'value', name);
  return format === undefined || reply.format === format ? null : say('reply.format', { name, format });
}

function typeMismatch(sent: string | undefined, wanted: string, name: string): string {
  return sent === undefined
    ? say('reply.anyType', { name, wanted })
    : say('reply.type', { name, sent, wanted });
}

function valuesOfMap({ properties, patternProperties, additionalProperties }: ReplySchema) {
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...Object.values(properties ?? {}), ...Object.values(patternProperties ?? {}), ...others];
}

function isNotNull({ type }: ReplySchema): boolean {
  return type !== 'null';
}

function findFirstMismatch(mismatches: readonly (string | null)[]): string | null {
  return mismatches.find((one) => one !== null) ?? null;
}
