import { membersOfObject, type Call, type Expression } from '../../engine/index.ts';

/** Returns the expression of a member of the body, if the payload names the member itself. */
export function findSentExpression({ send }: Call, member: string): Expression | null {
  let expression: Expression | null = send?.expression ?? null;
  for (const name of member.split('.')) {
    const members = expression === null ? null : membersOfObject(expression);
    if (!members) break;
    expression = members[name] ?? null;
  }
  return expression;
}

/** Returns a member of a sent body. */
export function readBodyMember(body: unknown, member: string): unknown {
  return member
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        value !== null && typeof value === 'object' && Object.hasOwn(value, name)
          ? (value as Readonly<Record<string, unknown>>)[name]
          : undefined,
      body,
    );
}
