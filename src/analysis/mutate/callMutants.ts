import {
  parseValue,
  type FormSource,
  type OutcomeRow,
  type ValueExpression,
  type Wizard,
} from '../../engine/index.ts';
import { refMutants } from './refMutants.ts';
import type { Keys, Mutant } from './Mutant.ts';

/** Small mistakes in what is sent and in what answers mean. */
export function callMutants(source: FormSource, wizard: Wizard): readonly Mutant[] {
  const used = new Set<string>();
  const own = source.calls.calls.flatMap((call, index): readonly Mutant[] => {
    for (const row of call.outcomes) if ('use' in row) used.add(row.use);
    const keys: Keys = ['calls', index];
    return [
      ...(call.when === undefined
        ? []
        : refMutants(wizard, 'calls', keys, 'when', call.when, `„${call.call}“ wird gerufen`)),
      ...(call.send === undefined ? [] : valueMutants(call.send, [...keys, 'send'], 'body')),
      ...outcomeMutants('calls', call.outcomes, [...keys, 'outcomes']),
    ];
  });
  const shared = [...used].flatMap((name) =>
    outcomeMutants('outcomes', source.shared.outcomes[name] ?? [], [name]),
  );
  return [...own, ...shared];
}

function outcomeMutants(
  part: 'calls' | 'outcomes',
  rows: readonly OutcomeRow[],
  keys: Keys,
): readonly Mutant[] {
  return rows.flatMap((row, index): readonly Mutant[] => {
    const at = [...keys, index];
    if ('use' in row)
      return [
        { part, keys: at, kind: 'outcome-removed', says: `Die Antworten „${row.use}“ gelten nicht mehr` },
      ];
    const next = rows[index + 1];
    return [
      ...('else' in row
        ? []
        : [
            { part, keys: at, kind: 'outcome-removed', says: `Auf ${answer(row)} folgt nichts Eigenes mehr` },
          ]),
      ...('body' in row && row.body !== undefined
        ? [
            {
              part,
              keys: [...at, 'body'],
              kind: 'outcome-widened',
              says: `${answer(row)} gilt mit jedem Grund`,
            },
          ]
        : []),
      ...(next === undefined || 'use' in next
        ? []
        : [
            {
              part,
              keys,
              near: at,
              to: rows.map((one, position) =>
                position === index
                  ? { ...matchOf(row), ...effectsOf(next) }
                  : position === index + 1
                    ? { ...matchOf(next), ...effectsOf(row) }
                    : one,
              ),
              kind: 'outcomes-exchanged',
              says: `Was auf ${answer(row)} und was auf ${answer(next)} folgt, ist vertauscht`,
            },
          ]),
    ];
  });
}

type Row = Exclude<OutcomeRow, { readonly use: string }>;
const matchKeys: ReadonlySet<string> = new Set(['else', 'status', 'body', 'when']);

function matchOf(row: Row): object {
  return Object.fromEntries(Object.entries(row).filter(([key]) => matchKeys.has(key)));
}

function effectsOf(row: Row): object {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !matchKeys.has(key)));
}

function answer(row: Row): string {
  if ('else' in row) return 'jede andere Antwort';
  return `die Antwort ${[String(row.status), row.body ?? ''].join(' ').trim()}`;
}

/** Members dropped and exchanged with their neighbour, further sources dropped, conversions left out. */
function valueMutants(value: ValueExpression, keys: Keys, name: string): readonly Mutant[] {
  const parsed = parseValue(value);
  const mutant = (at: Keys, kind: string, says: string, to?: unknown): Mutant => ({
    part: 'calls',
    keys: at,
    kind,
    says,
    ...(to === undefined ? {} : { to }),
  });
  if (parsed.kind === 'path') return [];
  if (parsed.kind === 'object') {
    const members = Object.entries(parsed.members);
    return members.flatMap(([key, member], index) => {
      const at = [...keys, key];
      const next = members[index + 1];
      const isGroup = parseValue(member).kind === 'object';
      return [
        ...(isGroup ? [] : [mutant(at, 'member-dropped', `„${key}“ wird nicht gesendet`)]),
        ...(isGroup || next === undefined || parseValue(next[1]).kind === 'object'
          ? []
          : [
              {
                ...mutant(
                  keys,
                  'members-exchanged',
                  `„${key}“ und „${next[0]}“ werden vertauscht gesendet`,
                  Object.fromEntries(
                    members.map(([one, is]) => [one, one === key ? next[1] : one === next[0] ? member : is]),
                  ),
                ),
                near: at,
              },
            ]),
        ...valueMutants(member, at, key),
      ];
    });
  }
  const { operator, operands } = parsed;
  const inner = (index: number) => operands[index] as ValueExpression;
  switch (operator) {
    case 'firstOf':
    case 'join':
      return operands.flatMap((operand, index) => [
        mutant(
          [...keys, operator, index],
          'source-dropped',
          `„${name}“ nimmt ${JSON.stringify(operand)} nicht mehr`,
        ),
        ...valueMutants(inner(index), [...keys, operator, index], name),
      ]);
    case 'map':
      return [mutant(keys, 'conversion-dropped', `„${name}“ wird nicht umgesetzt`, inner(1))];
    case 'trim':
    case 'upper':
    case 'noSpaces':
      return [mutant(keys, 'conversion-dropped', `„${name}“ wird gesendet, wie es dasteht`, inner(0))];
    case 'is': {
      const ref = String(operands[0]);
      const to = ref.startsWith('!') ? ref.slice(1) : `!${ref}`;
      return [mutant([...keys, 'is'], 'condition-negated', `„${name}“ wird umgekehrt gesendet`, to)];
    }
    case 'orElse':
      return [
        mutant(keys, 'fallback-dropped', `„${name}“ fehlt, wenn es leer ist`, inner(0)),
        ...valueMutants(inner(0), [...keys, 'orElse', 0], name),
      ];
    case 'each':
      return valueMutants(inner(1), [...keys, 'each', 1], name);
    case 'addDays':
      return [-1, 1].map((by) =>
        mutant(
          [...keys, 'addDays', 1],
          'bound-moved',
          `„${name}“ liegt um ${by} Tage anders`,
          Number(operands[1]) + by,
        ),
      );
    default:
      return [];
  }
}
