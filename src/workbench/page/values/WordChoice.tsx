import type { Operand, OperationPart } from '../../model/values/Calculation.ts';
import { listWords, type Slot } from '../../model/values/createOperation.ts';
import { say } from '../say.ts';
import type { Materials } from './Materials.ts';

interface WordChoiceProps {
  readonly slot: Slot;
  readonly part: OperationPart;
  readonly value: string;
  readonly materials: Materials;
  readonly onChange: (operand: Operand) => void;
}

/** The choice of a list, a table, a column, or a word of the operation. A name that is not known stays. */
export function WordChoice({ slot, part, value, materials, onChange }: WordChoiceProps) {
  const choices = listChoices(slot, part, materials);
  const isKnown = choices.some(([name]) => name === value);
  return (
    <select
      aria-label={say(`slot.${slot.name}`)}
      value={value}
      onChange={({ target }) => onChange({ kind: 'choice', value: target.value })}
    >
      {!isKnown && <option value={value}>{value === '' ? say('value.choose') : value}</option>}
      {choices.map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
}

type Choice = readonly [name: string, label: string];

function listChoices(
  { argument: { at, literal } }: Slot,
  { operands: [first] }: OperationPart,
  { lists, tables }: Materials,
): readonly Choice[] {
  switch (at) {
    case 'list':
      return lists.map(({ path, label }) => [path, label]);
    case 'table':
      return Object.entries(tables).map(([name, { says }]) => [name, says]);
    case 'column': {
      const table = first?.kind === 'choice' ? tables[first.value] : undefined;
      return Object.keys(table?.columns ?? {}).map((column) => [column, column]);
    }
    default:
      return listWords(literal).map((word) => [word, sayWord(word)]);
  }
}

const roundings = ['halfUp', 'up', 'down'] as const;

function sayWord(word: string): string {
  const known = roundings.find((one) => one === word);
  return known === undefined ? word : say(`rounding.${known}`);
}
