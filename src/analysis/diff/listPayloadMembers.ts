import {
  evaluateValue,
  membersOfObject,
  collectReads,
  type Call,
  type CompiledValue,
  type Expression,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import type { WalkPair } from './WalkPair.ts';
import { compareAspect, type Difference } from './listStepDifferences.ts';

/** One value of a payload that is no object of values itself. */
export interface PayloadMember {
  /** Operation and moment. */
  readonly call: string;
  /** `claimDetails.statement`; empty when the whole body is one value. */
  readonly name: string;
  readonly value: Pick<CompiledValue, 'expression' | 'reads'>;
  /** Indices of the steps whose answers it reads, ascending. */
  readonly steps: readonly number[];
}

/** Lists every value that a form sends, by call and name. */
export function listPayloadMembers(wizard: Wizard): ReadonlyMap<string, PayloadMember> {
  const members = wizard.calls.flatMap((call) =>
    call.send === null ? [] : listMembersOf(wizard, formatCallName(call), '', call.send.expression),
  );
  return new Map(members.map((member) => [`${member.call} ${member.name}`, member]));
}

/** Lists the members that differ and whose last answer is given in the step. Members without answers count for the first step. */
export function listMemberDifferences(
  pair: WalkPair,
  members: Readonly<Record<'old' | 'new', ReadonlyMap<string, PayloadMember>>>,
): readonly Difference[] {
  return [...new Set([...members.old.keys(), ...members.new.keys()])].flatMap((key) => {
    const [old, now] = [members.old.get(key), members.new.get(key)];
    const last = findLastStep(pair, old, now);
    if (last !== pair.step) return [];
    const body = (walk: Walk, member: PayloadMember | undefined) =>
      JSON.stringify((member ? evaluateValue(walk, member.value) : null) ?? null);
    return compareAspect('payload', key, body(pair.old, old), body(pair.new, now));
  });
}

/** Returns the step after which both values are known. */
function findLastStep(pair: WalkPair, ...members: readonly (PayloadMember | undefined)[]): string | null {
  const sides = [pair.old.wizard, pair.new.wizard];
  const ids = members.flatMap((member, side) => sides[side]?.steps[member?.steps.at(-1) ?? 0]?.id ?? []);
  const place = (id: string) => pair.new.wizard.steps.findIndex((step) => step.id === id);
  return ids.toSorted((left, right) => place(right) - place(left))[0] ?? null;
}

/** Formats the operation and moment of a call, which identify it within its form. */
export function formatCallName({ call, at }: Call): string {
  return 'submit' in at ? call : `${call} (${Object.entries(at).slice(0, 1).flat().join(' ')})`;
}

function listMembersOf(
  wizard: Wizard,
  call: string,
  name: string,
  expression: Expression,
): readonly PayloadMember[] {
  const members = membersOfObject(expression);
  if (members)
    return Object.entries(members).flatMap(([part, member]) =>
      listMembersOf(wizard, call, name === '' ? part : `${name}.${part}`, member),
    );
  const reads = collectReads(expression, wizard.conditions).reads;
  const steps = new Set(
    reads.flatMap((path) => {
      const node = wizard.nodes[wizard.indexOf.get(path) ?? -1];
      return node ? [wizard.steps.findIndex(({ id }) => id === node.step)] : [];
    }),
  );
  return [
    {
      call,
      name,
      value: { expression, reads },
      steps: [...steps].sort((left, right) => left - right),
    },
  ];
}
