import { KindGuard, type TObject, type TSchema } from '@sinclair/typebox';
import { TypeCompiler, type TypeCheck } from '@sinclair/typebox/compiler';
import type { MemberValidator, PayloadValidator } from '../analysis/index.ts';
import { operations, type Operation } from '../protocol/index.ts';
import texts from './consistencyRules.de.json' with { type: 'json' };
import { say } from './messages.ts';

/** The consistency rules of the protocol in sentences for analysts; the protocol's own sentences are for programmers. */
const sentences: Readonly<Record<string, string>> = texts;

/** Validates bodies by the protocol alone: the shape of the operation's request, then the consistency rules between its fields. */
export function createPayloadValidator(): PayloadValidator {
  const judges = new Map<string, (body: unknown) => string | null>();
  return (id, body) => {
    let judge = judges.get(id);
    if (!judge) judges.set(id, (judge = createBodyValidator(findOperation(id))));
    return judge(body);
  };
}

/** Returns null when there is no such operation; lint reports that. */
export function findOperation(id: string): Operation | null {
  return Object.values<Operation>(operations).find((operation) => operation.id === id) ?? null;
}

/**
 * Creates a function that returns the judge of single members for an operation whose payload is valid when each of its members is: an
 * object of named members, some of them required, without rules between them. It returns null for other operations.
 */
export function createMemberValidators(): (operation: string) => MemberValidator | null {
  const judges = new Map<string, MemberValidator | null>();
  return (id) => {
    let judge = judges.get(id);
    if (judge === undefined) judges.set(id, (judge = createMemberValidator(findOperation(id))));
    return judge;
  };
}

function createMemberValidator(operation: Operation | null): MemberValidator | null {
  const request = operation?.request;
  if (!request || !isBuiltOfMembers(request) || (operation.consistencyRules ?? []).length > 0) return null;
  const shapes = new Map(
    Object.entries(request.properties).map(([name, schema]) => [name, TypeCompiler.Compile(schema)]),
  );
  return (name, member) => {
    const shape = shapes.get(name);
    const isRight =
      member === undefined ? !request.required?.includes(name) : (shape?.Check(member) ?? false);
    if (isRight) return null;
    const first = member === undefined ? undefined : shape?.Errors(member).First();
    return describeRefused(`/${name}${first?.path ?? ''}`, first ? first.value : member);
  };
}

function isBuiltOfMembers(request: TSchema): request is TObject {
  return (
    KindGuard.IsObject(request) &&
    request.additionalProperties === false &&
    (request.required ?? []).length > 0
  );
}

function describeRefused(path: string, value: unknown): string {
  return say('body.refused', {
    path: path || say('body.whole'),
    value: JSON.stringify(value) ?? say('body.nothing'),
  });
}

function createBodyValidator(operation: Operation | null): (body: unknown) => string | null {
  if (!operation?.request) return () => null;
  const shape = TypeCompiler.Compile(operation.request);
  const membersFit = createMemberTest(operation.request);
  return (body) => {
    if (!membersFit(body) && !shape.Check(body)) {
      const first = shape.Errors(body).First();
      return describeRefused(first?.path ?? '', first?.value);
    }
    const broken = operation.consistencyRules?.find((rule) => !rule.holds(body));
    if (!broken) return null;
    const requirements = broken.says.match(/[A-Z]{3,4}-\d{3}/g) ?? [];
    return say('body.inconsistent', {
      says: sentences[broken.id] ?? broken.id,
      requirements: [broken.id, ...requirements].join(', '),
    });
  };
}

/**
 * Creates a test for bodies whose members are all valid on their own. A proof builds hundred thousands of bodies from few members, so that
 * a valid member is remembered. Always false for a request that is more than an object of named members.
 */
function createMemberTest(request: TSchema): (body: unknown) => boolean {
  if (!KindGuard.IsObject(request) || request.additionalProperties !== false) return () => false;
  const checks = new Map(
    Object.entries(request.properties).map(([name, schema]) => [name, TypeCompiler.Compile(schema)]),
  );
  const required = request.required ?? [];
  const fitting = new Map([...checks.keys()].map((name) => [name, new WeakSet()]));
  return (body) =>
    typeof body === 'object' &&
    body !== null &&
    required.every((name) => Object.hasOwn(body, name)) &&
    Object.entries(body).every(([name, member]: readonly [string, unknown]) =>
      fitsType(checks.get(name), fitting.get(name), member),
    );
}

function fitsType(
  check: TypeCheck<TSchema> | undefined,
  fitting: WeakSet<object> | undefined,
  member: unknown,
) {
  if (check === undefined || typeof member !== 'object' || member === null)
    return check?.Check(member) ?? false;
  if (fitting?.has(member)) return true;
  const isFitting = check.Check(member);
  if (isFitting) fitting?.add(member);
  return isFitting;
}
