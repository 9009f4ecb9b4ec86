import { type Explanation, mapToSource, type Reason, type TraceLine } from '../../analysis/index.ts';
import { locate, type Repository } from '../../definitions/disk.ts';
import type { Problem } from '../../engine/index.ts';
import { say } from '../messages.ts';

/** Prints each state with the truth of its rules, where they are written, and what would make it another one. */
export function formatExplanation(
  { reasons, error, open }: Explanation,
  repository: Repository,
): readonly string[] {
  const at = (found: Pick<Problem, 'file' | 'pointer'>) => {
    const [place = found] = mapToSource(repository, [found]);
    const { line, column } = locate(repository, { ...place, code: '', message: '' });
    return `${place.file}:${line}:${column}`;
  };
  return [
    ...reasons.flatMap((reason) => [
      formatState(reason),
      ...reason.rules.flatMap(({ place, lines }) => [
        `  ${say('explain.asked', { place: at(place) })}`,
        ...lines.map((line) => `  ${formatTraceLine(line, at)}`),
      ]),
      ...formatOtherwise(reason),
    ]),
    ...(error ? [say('explain.not-accepted', { code: error.code })] : []),
    ...(open.length > 0 ? [say('explain.open', { fields: open.join(', ') })] : []),
  ];
}

function formatTraceLine(
  { depth, holds, says, now, place }: TraceLine,
  at: (place: Problem) => string,
): string {
  const values = now.map(
    ([path, value]) => `${path} = ${value === null ? say('explain.empty') : JSON.stringify(value)}`,
  );
  return [
    `${'  '.repeat(depth + 1)}${say(holds ? 'explain.yes' : 'explain.no')}  ${says}`,
    values.length > 0 ? ` [${values.join(', ')}]` : '',
    place ? `  ${at({ ...place, code: '', message: '' })}` : '',
  ].join('');
}

function formatOtherwise({ kind, rules, otherwise: changes }: Reason): readonly string[] {
  if (rules.length === 0) return [];
  const state = say(`state.${opposite[kind]}`);
  if (!changes) return [`  ${say('explain.no-change', { state })}`];
  const words = changes.map(
    ({ key, to }) => `${key} = ${to === null ? say('explain.empty') : JSON.stringify(to)}`,
  );
  return [`  ${say('explain.change', { state, changes: words.join(say('explain.and')) })}`];
}

function formatState({ kind, value, rules }: Reason): string {
  const state = say(`state.${kind}`, { value: value ?? '' });
  return rules.length === 0 && kind !== 'banner' ? say('explain.undecided', { state }) : state;
}

const opposite = {
  shown: 'hidden',
  hidden: 'shown',
  required: 'optional',
  optional: 'required',
  locked: 'free',
  free: 'locked',
  blocked: 'continue',
  applies: 'skipped',
  skipped: 'applies',
  offered: 'withheld',
  withheld: 'offered',
  selectable: 'unselectable',
  unselectable: 'selectable',
  least: 'other',
  most: 'other',
  variant: 'other',
  called: 'uncalled',
  uncalled: 'called',
  banner: 'other',
} as const satisfies Readonly<Record<Reason['kind'], string>>;
