import { listApplyingSteps, type Facts, type NodeState, type Walk } from '../../engine/index.ts';
import type { FormComparison, MetDifference } from './compareWays.ts';
import type { FormPair } from './FormRevision.ts';
import { item, type Line } from './Line.ts';
import type { WalkPair } from './WalkPair.ts';
import { sayBothWays } from './sayBothWays.ts';
import type { DifferenceSentence } from './DifferenceSentence.ts';
import { sayDifference } from './sayDifference.ts';
import type { FormVocabulary } from './naming/FormVocabulary.ts';
import { say } from '../messages/messages.ts';

/** Groups differences of one aspect of one subject, each with its situations. */
export function groupBySubject(groups: readonly MetDifference[]): readonly (readonly MetDifference[])[] {
  const found = new Map<string, MetDifference[]>();
  for (const group of groups) {
    const { aspect, subject } = group.difference;
    const same = found.get(`${aspect} ${subject}`);
    if (same) same.push(group);
    else found.set(`${aspect} ${subject}`, [group]);
  }
  return [...found.values()];
}

/** Describes the differences of one subject. A difference in both directions becomes one sentence with an example of each. */
export function formatSubject(
  groups: readonly MetDifference[],
  pair: FormPair,
  comparison: FormComparison,
  old: FormVocabulary,
  now: FormVocabulary,
): readonly Line[] {
  const phrases = groups.map((group) => ({ group, ...sayDifference(group.difference, old, now) }));
  const sentences = new Set(phrases.map(({ sentence }) => sentence));
  const [first] = groups;
  const bothWays = first && appearsAndDisappears(groups) ? sayBothWays(first.difference, old, now) : null;
  const once = sentences.size === 1 && phrases.length > 1 ? [...sentences][0] : bothWays;
  if (once === undefined || once === null)
    return phrases.flatMap((one) => [
      item(0, one.sentence),
      ...formatExample(one, 1, pair, comparison, old, now),
    ]);
  return [
    item(0, once),
    ...phrases.flatMap((one) => {
      const [situations, ...rest] = formatExample(one, 2, pair, comparison, old, now);
      return [...(situations ? [{ ...situations, depth: 1 } as const] : []), ...rest];
    }),
  ];
}

function appearsAndDisappears(groups: readonly MetDifference[]): boolean {
  const isNothing = (value: string) => value === '' || value === 'no' || value === 'null';
  return (
    groups.some(({ difference }) => isNothing(difference.old)) &&
    groups.some(({ difference }) => isNothing(difference.new))
  );
}

/** Returns the number of situations, and one of them with its way. */
function formatExample(
  said: DifferenceSentence & { readonly group: MetDifference },
  depth: number,
  pair: FormPair,
  comparison: FormComparison,
  old: FormVocabulary,
  now: FormVocabulary,
): readonly Line[] {
  const { example, situations } = said.group;
  const ways = { old: describeWay(example.old, old), new: describeWay(example.new, now) };
  const world = describeScenario(example, comparison, pair, now);
  const given = [world, describeAnswers(example, comparison, old, now)].filter((part) => part !== '');
  const count = situations.size;
  return [
    item(
      depth,
      say(count === 1 ? 'diff.one-situation' : 'diff.many-situations', {
        count,
        old: said.old,
        new: said.new,
      }),
    ),
    item(depth, say('diff.example', { given: given.join('; ') || say('diff.no-answers') })),
    ...(ways.old === ways.new
      ? [item(depth, say('diff.same-way', { way: describeWay(example.new, now, example.step) }))]
      : [
          item(depth, say('diff.old-way', { way: ways.old })),
          item(depth, say('diff.new-way', { way: ways.new })),
        ]),
  ];
}

/** Joins the titles of the steps that apply, up to `until`. */
function describeWay(walk: Walk, words: FormVocabulary, until = ''): string {
  const titles = listApplyingSteps(walk).map(({ id }) => ({
    id,
    title: words.title(id).replaceAll(/[„“]/g, ''),
  }));
  const end = titles.findIndex(({ id }) => id === until);
  return titles
    .slice(0, end === -1 ? titles.length : end + 1)
    .map(({ title }) => title)
    .join(' → ');
}

/** Returns the facts that a rule reads, except those with the same value in every world. */
function describeScenario(
  { old, new: now }: WalkPair,
  { questions }: FormComparison,
  fixed: FormPair,
  words: FormVocabulary,
): string {
  const names = Object.keys({ ...old.facts, ...now.facts }).filter(
    (name) =>
      questions.control.has(name) &&
      (!Object.hasOwn(fixed.new.fixed, name) || old.facts[name] !== now.facts[name]),
  );
  const value = (facts: Facts, name: string) => words.answer(name, facts[name] ?? null);
  return names
    .map((name) => {
      const [before, after] = [value(old.facts, name), value(now.facts, name)];
      return `${words.naming.fact(name)} ${before === after ? after : say('diff.fact', { before, after })}`;
    })
    .join(', ');
}

/** Returns the answers that a rule reads, and those of the current step. */
function describeAnswers(
  pair: WalkPair,
  { questions }: FormComparison,
  old: FormVocabulary,
  now: FormVocabulary,
): string {
  const given = new Map<string, string>();
  for (const [walk, words] of [
    [pair.old, old],
    [pair.new, now],
  ] as const) {
    const last = walk.wizard.steps.find(({ id }) => id === pair.step)?.last ?? walk.nodes.length;
    for (const node of walk.nodes.slice(0, last)) {
      if (node.kind === 'list' && node.shown && node.rows.length > 0)
        given.set(node.key, say('diff.rows', { label: words.label(node.key), count: node.rows.length }));
      if (!isTold(node, pair.step, questions.control)) continue;
      given.set(node.key, `${words.label(node.key)} ${words.answer(node.key, node.value)}`);
    }
  }
  return [...given.values()].join(', ');
}

function isTold(
  node: NodeState,
  step: string,
  control: ReadonlySet<string>,
): node is Extract<NodeState, { kind: 'field' }> {
  if (
    node.kind !== 'field' ||
    !node.shown ||
    node.value === null ||
    (node.value === false && node.field.twoValued)
  )
    return false;
  return control.has(node.key) || node.field.step === step;
}
