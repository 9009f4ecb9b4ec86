import {
  type Argument,
  argumentAt,
  type Expression,
  isList,
  parseOperation,
  findReadPath,
  type Problem,
  withOperands,
} from '../../engine/index.ts';
import { pointerTo } from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import type { OriginRecorder, SourceLocation } from './Origins.ts';

/**
 * Members that `<place>.*` sends, by name, each with the place where it was written. Places are steps, groups and lists (one row of them).
 */
export type SentMembers = Readonly<
  Record<string, { readonly value: Expression; readonly from: SourceLocation | null }>
>;

interface PayloadExpansion {
  readonly sent: ReadonlyMap<string, SentMembers>;
  readonly note: OriginRecorder;
  readonly report: (problem: Problem) => void;
}

interface PayloadPosition {
  readonly at: SourceLocation;
  readonly argument: Argument;
  /** The list whose rows are sent. */
  readonly list: string | null;
}

/** Expands `<place>.*` and `"..."` in a payload. `at` is its place in the expanded form. */
export function expandPayload(
  written: Expression,
  at: SourceLocation,
  { sent, note, report }: PayloadExpansion,
): Expression {
  return expandPart(written, { at, argument: { at: 'value', object: true }, list: null });

  function expandPart(part: Expression, here: PayloadPosition): Expression {
    if (typeof part === 'string')
      return here.argument.at === 'value' && part.endsWith('.*')
        ? collectGroupMembers(part, here, here.at)
        : part;
    if (part === null || typeof part !== 'object') return part;
    if (isList(part))
      return part.map((item, index) => expandPart(item, { ...here, at: getChildPosition(here.at, index) }));
    const operation = here.argument.at === 'members' ? null : parseOperation(part);
    if (!operation) return expandMembers(part, here);
    const { name, operands, asList } = operation;
    const inside = getChildPosition(here.at, name);
    return withOperands(
      operation,
      operands.map((operand, index) => {
        const argument = argumentAt(operation, index);
        const list = argument.perRow ? findReadPath(operands[0]) : here.list;
        return expandPart(operand, { at: asList ? getChildPosition(inside, index) : inside, argument, list });
      }),
    );
  }

  function expandMembers(part: Readonly<Record<string, Expression>>, here: PayloadPosition): Expression {
    const all: Record<string, Expression> = {};
    for (const [key, member] of Object.entries(part)) {
      const place = getChildPosition(here.at, key);
      if (key !== '...')
        all[key] = expandPart(member, { ...here, at: place, argument: { at: 'value', object: true } });
      else
        for (const one of [member].flat())
          if (typeof one === 'string') Object.assign(all, collectGroupMembers(one, here, place));
    }
    return all;
  }

  /** Collects members of a group; their origin is the part they come from, or the place that asks for all of them. */
  function collectGroupMembers(
    path: string,
    { at: place, list }: PayloadPosition,
    from: SourceLocation,
  ): Readonly<Record<string, Expression>> {
    const name = path.replace(/\.\*$/, '');
    const found = sent.get(name === 'row' ? (list ?? '') : name);
    if (!found) report({ ...from, ...mistake('unknown-path', { name }) });
    return Object.fromEntries(
      Object.entries(found ?? {}).map(([member, { value, from: origin }]) => {
        note(getChildPosition(place, member), origin ?? { ...from, forAll: true });
        return [member, value];
      }),
    );
  }
}

function getChildPosition({ file, pointer }: SourceLocation, key: string | number): SourceLocation {
  return { file, pointer: pointer + pointerTo(key) };
}
