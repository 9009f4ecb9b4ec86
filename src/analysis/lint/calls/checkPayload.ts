import {
  argumentAt,
  didYouMean,
  expandExpression,
  type Expression,
  isList,
  membersOfObject,
  parseOperation,
  type Problem,
} from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import type { ReplySchema } from '../shared/explainReplyMismatch.ts';

/** Compares the payload of a call with the schema of the protocol. A file replaces a body. */
export const callPayload: Check = ({ forms, tools }) =>
  forms.flatMap((form) =>
    form.source.calls.calls.flatMap(({ at, call, send }, position): readonly Problem[] => {
      const { request, upload } = tools.operations?.get(call) ?? {};
      const isForFile = upload !== undefined && !('file' in at);
      if (send === undefined || request === undefined || isForFile) return [];
      const file = `schemas/${form.id}/calls.json`;
      const pointer = formatPointer('calls', position, 'send');
      if (request === null) return [{ file, pointer, key: true, ...mistake('call-payload.none', { call }) }];
      const { expression } = expandExpression(send, 'value');
      return findUnknownMembers(expression, request).map(({ below, name, known }) => ({
        file,
        pointer: pointer + below,
        key: true,
        ...mistake('call-payload', { call, name }),
        ...didYouMean(name, known),
      }));
    }),
  );

interface UnknownMember {
  readonly name: string;
  /** Pointer below the payload. */
  readonly below: string;
  readonly known: readonly string[];
}

/** Finds members of objects that no shape of the protocol has. */
function findUnknownMembers(sent: Expression, schema: ReplySchema, below = ''): readonly UnknownMember[] {
  const shapes = schema.anyOf ?? [schema];
  const within = (part: Expression, at: string, into: (shape: ReplySchema) => readonly ReplySchema[]) => {
    const anyOf = shapes.flatMap(into);
    return anyOf.length === 0 ? [] : findUnknownMembers(part, { anyOf }, below + at);
  };
  const itemOf = ({ items }: ReplySchema) => (items === undefined ? [] : [items]);
  if (isList(sent)) return sent.flatMap((part, index) => within(part, formatPointer(index), itemOf));
  const members = membersOfObject(sent);
  if (members !== null)
    return Object.entries(members).flatMap(([name, part]) => {
      const at = formatPointer(name);
      const isKnown = shapes.some((shape) => isOpen(shape) || Object.hasOwn(shape.properties ?? {}, name));
      const known = shapes.flatMap(({ properties = {} }) => Object.keys(properties));
      if (!isKnown) return [{ name, below: below + at, known }];
      return within(part, at, ({ properties = {} }) => {
        const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
        return member === undefined ? [] : [member];
      });
    });
  const operation = parseOperation(sent);
  if (operation === null) return [];
  const { operator, operands } = operation;
  return operands.flatMap((operand, index) => {
    const { at, perRow, object } = argumentAt(operation, index);
    const pointer = formatPointer(operation.name, index);
    if (operator.result === 'list') return perRow && object ? within(operand, pointer, itemOf) : [];
    const isGiven = typeof operator.result === 'object' && at === 'value';
    return isGiven ? within(operand, pointer, (shape) => [shape]) : [];
  });
}

/** Returns true for an object that allows members of any name, and for a schema without a type. */
function isOpen({ type, additionalProperties, patternProperties }: ReplySchema): boolean {
  if (type !== 'object') return type === undefined;
  return (
    patternProperties !== undefined ||
    additionalProperties === true ||
    typeof additionalProperties === 'object'
  );
}
