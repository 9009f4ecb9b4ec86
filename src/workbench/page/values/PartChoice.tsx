import type { Calculation, OperationName, ResultKind } from '../../model/values/Calculation.ts';
import { operations } from '../../model/values/Calculation.ts';
import { createOperation } from '../../model/values/createOperation.ts';
import type { Readable } from '../../model/values/listReadables.ts';
import { say } from '../say.ts';

interface PartChoiceProps {
  readonly label: string;
  readonly part: Calculation;
  readonly wants: ResultKind;
  readonly readables: readonly Readable[];
  readonly onChange: (part: Calculation) => void;
}

const names = Object.keys(operations) as readonly OperationName[];
const constants = ['number', 'money', 'text'] as const;

/** The choice of what stands in a place: an operation, a fixed value, an answer, a value or a fact that fits there. */
export function PartChoice({ label, part, wants, readables, onChange }: PartChoiceProps) {
  const id = identify(part);
  const isKnown =
    part.kind !== 'other' &&
    (part.kind !== 'read' || readables.some(({ path }) => path === part.path) || part.path === 'today');
  const fitting = readables.filter((one) => fits(one.gives, wants));
  return (
    <select aria-label={label} value={id} onChange={({ target }) => onChange(createPart(target.value, part))}>
      {!isKnown && <option value={id}>{sayUnknown(part)}</option>}
      <optgroup label={say('value.group.operations')}>
        {names
          .filter((name) => fits(operations[name].gives, wants))
          .map((name) => (
            <option key={name} value={`operation ${name}`}>
              {say(`operation.${name}`)}
            </option>
          ))}
      </optgroup>
      <optgroup label={say('value.group.constants')}>
        {constants
          .filter((kind) => fits(kind === 'text' ? 'text' : 'quantity', wants))
          .map((kind) => (
            <option key={kind} value={kind}>
              {say(`value.constant.${kind}`)}
            </option>
          ))}
        {fits('date', wants) && <option value="read today">{say('value.today')}</option>}
      </optgroup>
      {groupReadables(fitting).map(([place, ofPlace]) => (
        <optgroup key={place} label={place}>
          {ofPlace.map(({ path, label: name }) => (
            <option key={path} value={`read ${path}`}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

function identify(part: Calculation): string {
  if (part.kind === 'read') return `read ${part.path}`;
  return part.kind === 'operation' ? `operation ${part.name}` : part.kind;
}

/** Makes what was chosen. An operation takes what stood there as its first value. */
function createPart(chosen: string, before: Calculation): Calculation {
  const [kind = '', name = ''] = chosen.split(' ');
  const operation = names.find((one) => one === name);
  if (kind === 'operation' && operation !== undefined)
    return createOperation(
      operation,
      before.kind === 'operation' || before.kind === 'other' ? undefined : before,
    );
  const constant = constants.find((one) => one === kind);
  return constant === undefined ? { kind: 'read', path: name } : { kind: constant, value: null };
}

function fits(gives: Readable['gives'], wants: ResultKind): boolean {
  return wants === 'any' || gives === 'any' || gives === wants;
}

function sayUnknown(part: Calculation): string {
  if (part.kind === 'read') return part.path === '' ? say('value.choose') : part.path;
  return say('value.kept');
}

/** Groups what is read: parts of a row first, then step by step, values and facts. */
function groupReadables(
  all: readonly Readable[],
): readonly (readonly [place: string, readables: readonly Readable[]])[] {
  const groups = new Map<string, Readable[]>();
  for (const one of all) {
    const place = one.kind === 'question' ? one.place : say(`value.group.${headings[one.kind]}`);
    groups.set(place, [...(groups.get(place) ?? []), one]);
  }
  return [...groups];
}

const headings = { row: 'row', value: 'values', fact: 'facts', list: 'lists' } as const;
