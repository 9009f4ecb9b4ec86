import {
  argumentAt,
  expandExpression,
  isList,
  isPath,
  parseOperation,
  type CallsDefinition,
  type Expression,
  type MutationTools,
} from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import type { Keys, Mutant, MutatedPart } from './Mutant.ts';
import { listMutations } from './listMutations.ts';

/** The place and name of a value. */
interface NamedValueLocation {
  readonly part: MutatedPart;
  readonly keys: Keys;
  readonly name: string;
}

/** Lists mutants of a value: members removed, neighbours exchanged, conditions negated, operators mutated. */
export function listValueMutants(
  value: Expression,
  place: NamedValueLocation,
  tools: MutationTools,
): readonly Mutant[] {
  const { part, keys, name } = place;
  if (typeof value === 'string')
    return isPath(value)
      ? []
      : [
          {
            part,
            keys,
            kind: 'condition-negated',
            says: say('mutant.sent.negated', { name }),
            to: { '!': value },
          },
        ];
  if (value === null || typeof value !== 'object' || isList(value)) return [];
  const operation = parseOperation(value);
  if (!operation) return listMemberMutants(value, place, tools);
  if (operation.operator.args[0]?.at === 'members') return [];
  const own = listMutations(expandExpression(value, 'value').expression, tools).map(
    ({ kind, to, says }): Mutant => ({
      part,
      keys,
      kind,
      says: say('mutant.of', { what: say('words.quoted', { name }), says }),
      to,
    }),
  );
  return [...own, ...listObjectMutants(value, place, tools)];
}

/** Lists mutants of the objects of values inside of an operation. */
function listObjectMutants(
  value: Expression,
  place: NamedValueLocation,
  tools: MutationTools,
): readonly Mutant[] {
  const { keys } = place;
  if (isList(value))
    return value.flatMap((item, index) =>
      listInnerMutants(item, { ...place, keys: [...keys, index] }, tools),
    );
  const operation = parseOperation(value);
  if (!operation) return [];
  const { name, operands, asList } = operation;
  return operands.flatMap((operand, index) =>
    argumentAt(operation, index).object === true || parseOperation(operand) !== null
      ? listInnerMutants(operand, { ...place, keys: [...keys, name, ...(asList ? [index] : [])] }, tools)
      : [],
  );
}

function listInnerMutants(
  value: Expression,
  place: NamedValueLocation,
  tools: MutationTools,
): readonly Mutant[] {
  return isGroup(value) ? listValueMutants(value, place, tools) : listObjectMutants(value, place, tools);
}

function listMemberMutants(
  value: Readonly<Record<string, Expression>>,
  { part, keys }: NamedValueLocation,
  tools: MutationTools,
): readonly Mutant[] {
  const members = Object.entries(value);
  return members.flatMap(([key, member], index): readonly Mutant[] => {
    const at = [...keys, key];
    const next = members[index + 1];
    if (isGroup(member)) return listValueMutants(member, { part, keys: at, name: key }, tools);
    const dropped: Mutant = {
      part,
      keys: at,
      kind: 'member-dropped',
      says: say('mutant.sent.dropped', { name: key }),
    };
    const exchanged: readonly Mutant[] =
      next === undefined || isGroup(next[1])
        ? []
        : [
            {
              part,
              keys,
              near: at,
              kind: 'members-exchanged',
              says: say('mutant.sent.exchanged', { name: key, other: next[0] }),
              to: Object.fromEntries(
                members.map(([one, is]) => [one, one === key ? next[1] : one === next[0] ? member : is]),
              ),
            },
          ];
    return [dropped, ...exchanged, ...listValueMutants(member, { part, keys: at, name: key }, tools)];
  });
}

/** Returns true for an object of values, whose members are removed one by one. */
function isGroup(value: Expression): value is Readonly<Record<string, Expression>> {
  return value !== null && typeof value === 'object' && !isList(value) && parseOperation(value) === null;
}

/** Returns true when the `send` of a call writes out every member of this object. The mutants of the call change those members already. */
export function isSentWhole(value: Expression, { calls }: CallsDefinition): boolean {
  const members = [...listMembersIn(value)];
  return members.length > 0 && calls.some(({ send }) => isWithin(members, listMembersIn(send)));
}

function isWithin(members: readonly string[], sent: ReadonlySet<string>): boolean {
  return members.every((member) => sent.has(member));
}

function listMembersIn(value: Expression | undefined): ReadonlySet<string> {
  return new Set(
    value !== undefined && isGroup(value) ? Object.entries(value).map((one) => JSON.stringify(one)) : [],
  );
}
