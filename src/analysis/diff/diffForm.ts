import { applyingSteps, type Facts, type NodeState, type Walk } from '../../engine/index.ts';
import { compareWays, type Comparison, type Met } from './compareWays.ts';
import type { Aspect } from './differencesAt.ts';
import { draftFates } from './draftFates.ts';
import type { FormPair } from './FormAt.ts';
import type { Pair } from './Pair.ts';
import { frameChanges, rewrittenConditions } from './frameChanges.ts';
import { heading, item, sentenceLine, type Line } from './Line.ts';
import { sayDifference } from './sayDifference.ts';
import { type Words, wordsOf } from './Words.ts';

/** What a change of definitions does to one form: behaviour first, then stored drafts. */
export function diffForm(pair: FormPair, budget: number): readonly Line[] {
  const old = wordsOf(pair.old.repository, pair.old.wizard);
  const now = wordsOf(pair.new.repository, pair.new.wizard);
  const comparison = compareWays(pair, budget);
  const frame = frameChanges(old, now);
  const behaviour = behaviourLines(pair, comparison, frame, old, now);
  return [
    heading(2, 'Verhalten'),
    ...behaviour,
    ...(comparison.exhaustive
      ? []
      : [
          sentenceLine(
            `Nicht vollständig: nach ${budget} Situationen wurde nur noch ein Weg je Frage verfolgt.`,
          ),
        ]),
    heading(2, 'Gespeicherte Entwürfe'),
    ...draftLines(comparison, pair, old, now),
  ];
}

function behaviourLines(
  pair: FormPair,
  comparison: Comparison,
  frame: readonly string[],
  old: Words,
  now: Words,
): readonly Line[] {
  if (comparison.situations === 0)
    return [sentenceLine('Nicht verglichen: mit keinen Fakten gilt die Voraussetzung des Formulars.')];
  const compared = `verglichen wurden ${comparison.situations} Situationen`;
  if (comparison.met.length === 0 && frame.length === 0)
    return [
      sentenceLine(`Keine Änderung im Verhalten (${compared}).`),
      ...rewrittenConditions(old, now).map((name) =>
        item(0, `Anders geschrieben, in jeder verglichenen Situation gleich: ${name}.`),
      ),
    ];
  const groups = comparison.met.toSorted(
    (left, right) => rank(left) - rank(right) || placeOf(left, now) - placeOf(right, now),
  );
  return [
    sentenceLine(
      comparison.changed === 0
        ? `Keine Situation ändert sich (${compared}).`
        : `${comparison.changed} von ${comparison.situations} Situationen ändern sich.`,
    ),
    ...groups.flatMap((group) => groupLines(group, pair, comparison, old, now)),
    ...frame.map((text) => item(0, text)),
  ];
}

const order: readonly Aspect[] = [
  'step',
  'shown',
  'required',
  'locked',
  'option',
  'bounds',
  'value',
  'variant',
  'mark',
  'error',
  'check',
  'dialog',
  'call',
  'payload',
  'outcome',
];

function rank({ difference }: Met): number {
  return order.indexOf(difference.aspect);
}

function placeOf({ difference }: Met, { wizard }: Words): number {
  const path = difference.subject.split('=', 1)[0] ?? '';
  return wizard.nodes.findIndex((node) => path === node.path || path.startsWith(`${node.path}.`));
}

function groupLines(
  group: Met,
  pair: FormPair,
  comparison: Comparison,
  old: Words,
  now: Words,
): readonly Line[] {
  const said = sayDifference(group.difference, old, now);
  const ways = { old: wayOf(group.example.old, old), new: wayOf(group.example.new, now) };
  const world = worldInWords(group.example, comparison, pair, now);
  const count = group.situations.size;
  return [
    item(0, said.sentence),
    item(
      1,
      `${count === 1 ? 'eine Situation' : `${count} Situationen`}; bisher: ${said.old}; jetzt: ${said.new}`,
    ),
    item(
      1,
      `Beispiel: ${[world, answersInWords(group.example, comparison, old, now)].filter((part) => part !== '').join('; ') || 'ohne Antworten'}`,
    ),
    ...(ways.old === ways.new
      ? [item(1, `Weg bisher und jetzt: ${wayOf(group.example.new, now, group.example.step)}`)]
      : [item(1, `Weg bisher: ${ways.old}`), item(1, `Weg jetzt: ${ways.new}`)]),
  ];
}

/** Titles of the steps that apply, as far as `until`. */
function wayOf(walk: Walk, words: Words, until = ''): string {
  const titles = applyingSteps(walk).map(({ id }) => ({
    id,
    title: words.title(id).replaceAll(/[„“]/g, ''),
  }));
  const end = titles.findIndex(({ id }) => id === until);
  return titles
    .slice(0, end === -1 ? titles.length : end + 1)
    .map(({ title }) => title)
    .join(' → ');
}

/** Facts some rule reads, except those that are the same in every world. */
function worldInWords(
  { old, new: now }: Pair,
  { questions }: Comparison,
  fixed: FormPair,
  words: Words,
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
      return `\`${name}\` ${before === after ? after : `bisher ${before}, jetzt ${after}`}`;
    })
    .join(', ');
}

/** Answers that some rule reads, or that were given in the step in question. */
function answersInWords(pair: Pair, { questions }: Comparison, old: Words, now: Words): string {
  const given = new Map<string, string>();
  for (const [walk, words] of [
    [pair.old, old],
    [pair.new, now],
  ] as const) {
    const last = walk.wizard.steps.find(({ id }) => id === pair.step)?.last ?? walk.nodes.length;
    for (const node of walk.nodes.slice(0, last)) {
      if (node.kind === 'list' && node.shown && node.rows.length > 0)
        given.set(node.key, `${words.label(node.key)} ${node.rows.length} Einträge`);
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

function draftLines({ drafts }: Comparison, pair: FormPair, old: Words, now: Words): readonly Line[] {
  const fates = draftFates(drafts, pair.new, old, now);
  if (fates.unchanged === fates.drafts)
    return [
      sentenceLine(`Alle ${fates.drafts} Beispielentwürfe der bisherigen Fassung bleiben, wie sie sind.`),
    ];
  return [
    sentenceLine(
      `Von ${fates.drafts} Beispielentwürfen der bisherigen Fassung bleiben ${fates.unchanged}, wie sie sind.`,
    ),
    ...fates.sentences.map(({ says, drafts: count }) => item(0, `${count} ${says}.`)),
  ];
}
