import type { Expression, WizardNode } from '../../engine/index.ts';
import { describeValue } from '../document/descriptions.ts';
import { say } from '../messages/messages.ts';
import { formatCallName } from './listPayloadMembers.ts';
import type { FormVocabulary } from './naming/FormVocabulary.ts';

/** Describes changes that no single situation shows: limits, order, start values, reactions, exits. One sentence each. */
export function listFrameChanges(old: FormVocabulary, now: FormVocabulary): readonly string[] {
  return [
    ...describeOrderChange(say('frame.steps'), listStepIds(old), listStepIds(now), (id) => now.title(id)),
    ...now.wizard.steps.flatMap(({ id }) => listStepChanges(id, old, now)),
    ...listNodePaths(now).flatMap((path) => describeLimitChange(path, old, now)),
    ...listStartChanges(old, now),
    ...checkChanges(old, now),
    ...listReactionChanges(old, now),
    ...listWizardChanges(old, now),
    ...listCallChanges(old, now),
  ];
}

/** Lists conditions that are written differently. `compareWays` reports whether the behaviour changes. */
export function listRewrittenConditions(old: FormVocabulary, now: FormVocabulary): readonly string[] {
  return [...now.wizard.conditions.values()].flatMap(({ name, rule, says }) => {
    const before = old.wizard.conditions.get(name);
    return before && formatAsCode(before.rule) !== formatAsCode(rule)
      ? [now.naming.condition(name, says ?? name)]
      : [];
  });
}

function listStepIds({ wizard }: FormVocabulary): readonly string[] {
  return wizard.steps.map(({ id }) => id);
}

function listNodePaths({ wizard }: FormVocabulary): readonly string[] {
  return wizard.nodes.flatMap((node) =>
    node.kind === 'list' ? [node.path, ...node.parts.map(({ path }) => path)] : [node.path],
  );
}

/** Describes a changed order. Members of only one list do not count. */
function describeOrderChange(
  what: string,
  old: readonly string[],
  now: readonly string[],
  called: (name: string) => string,
): readonly string[] {
  const before = old.filter((name) => now.includes(name));
  const after = now.filter((name) => old.includes(name));
  if (before.join() === after.join()) return [];
  return [
    say('frame.order', {
      what,
      now: after.map(called).join(', '),
      old: before.map(called).join(', '),
    }),
  ];
}

function listStepChanges(id: string, old: FormVocabulary, now: FormVocabulary): readonly string[] {
  const [before, after] = [old.step(id), now.step(id)];
  if (!before || !after) return [];
  const step = now.title(id);
  const { change } = now.naming;
  const inside = (words: FormVocabulary) => listNodePaths(words).filter((path) => path.startsWith(`${id}.`));
  return [
    ...describeOrderChange(say('frame.questions', { step }), inside(old), inside(now), (path) =>
      now.label(path),
    ),
    ...change(say('frame.route', { step }), before.route, after.route),
    ...change(say('frame.progress', { step }), formatPercent(before.progress), formatPercent(after.progress)),
  ];
}

function formatPercent(progress: number | null): string {
  return progress === null ? say('frame.no-progress') : say('doc.percent', { progress });
}

function describeLimitChange(path: string, old: FormVocabulary, now: FormVocabulary): readonly string[] {
  const [before, after] = [old.node(path), now.node(path)];
  if (!before || !after) return [];
  const { change } = now.naming;
  return [
    ...change(
      say('frame.limits', { label: now.label(path) }),
      old.naming.limits(before),
      now.naming.limits(after),
    ),
    ...change(say('frame.look', { label: now.label(path) }), describeLooks(before), describeLooks(after)),
  ];
}

/** Describes the view of a node, apart from its questions. */
function describeLooks(node: WizardNode): string {
  const refused = node.kind === 'field' ? (node.askedBy?.refuse ?? []) : [];
  const own =
    node.kind === 'field'
      ? [
          node.sensitive && say('frame.sensitive'),
          node.autocomplete,
          node.mark,
          node.ask && say('frame.asks', { path: node.ask.field }),
          refused.length > 0 && say('frame.refuses', { values: refused.join(', ') }),
        ]
      : [];
  const params =
    Object.keys(node.control.params).length > 0 ? JSON.stringify(sortKeys(node.control.params)) : '';
  return [...own, params].filter(Boolean).join(', ') || say('frame.plain');
}

function checkChanges(old: FormVocabulary, now: FormVocabulary): readonly string[] {
  const describeChecks = ({ wizard, title, when, naming }: FormVocabulary) =>
    wizard.steps.flatMap(({ id, checks, confirm }) => [
      ...checks.map(({ needs, error, level }) =>
        naming.check({ step: title(id), says: when([needs]), error, level }),
      ),
      ...confirm.map((one) =>
        one.when
          ? say('frame.dialog.when', {
              step: title(id),
              says: when([one.when]),
              dialog: naming.dialog(one.id),
            })
          : say('frame.dialog', { step: title(id), dialog: naming.dialog(one.id) }),
      ),
    ]);
  const [before, after] = [describeChecks(old), describeChecks(now)];
  return [
    ...after.filter((one) => !before.includes(one)).map((one) => say('frame.new', { what: one })),
    ...before.filter((one) => !after.includes(one)).map((one) => say('frame.gone', { what: one })),
  ];
}

function listReactionChanges(old: FormVocabulary, now: FormVocabulary): readonly string[] {
  const describeReactions = (words: FormVocabulary) =>
    words.wizard.reactions.map((reaction) => {
      const label = words.label(reaction.on);
      const effect = words.naming.reaction(reaction);
      return reaction.when
        ? say('frame.reaction.when', { label, says: words.when([reaction.when]), effect })
        : say('frame.reaction', { label, effect });
    });
  const [before, after] = [describeReactions(old), describeReactions(now)];
  return [
    ...after.filter((one) => !before.includes(one)).map((one) => say('frame.new-reaction', { what: one })),
    ...before.filter((one) => !after.includes(one)).map((one) => say('frame.gone-reaction', { what: one })),
  ];
}

function listWizardChanges(old: FormVocabulary, now: FormVocabulary): readonly string[] {
  const parts = [
    'progress',
    'mount',
    'exits',
    'leaveGuard',
    'done',
    'assumes',
    'draft',
    'amountBar',
  ] as const;
  const notes = ({ wizard: { notices, stuck, pressNotices } }: FormVocabulary) => [
    ...[notices, stuck].map((list) => list.map((one) => ({ ...one, when: one.when.rule }))),
    pressNotices,
  ];
  return [
    ...parts.flatMap((part) =>
      now.naming.change(
        say(`frame.of.${part}`),
        formatAsCode(old.wizard.definition[part]),
        formatAsCode(now.wizard.definition[part]),
      ),
    ),
    ...now.naming.change(say('frame.notices'), formatAsCode(notes(old)), formatAsCode(notes(now))),
  ];
}

function listCallChanges(old: FormVocabulary, now: FormVocabulary): readonly string[] {
  return now.wizard.calls.flatMap((call) => {
    const before = old.wizard.calls.find((one) => formatCallName(one) === formatCallName(call));
    if (!before) return [];
    const describeCall = ({ path, headers, again, keep, at }: typeof call) => {
      const plain = (values: typeof path) =>
        Object.fromEntries(Object.entries(values).map(([name, { expression }]) => [name, expression]));
      const resultSchemas = Object.fromEntries(keep.map(({ name, schema }) => [name, schema]));
      return formatAsCode({ path: plain(path), headers: plain(headers), again, keep: resultSchemas, at });
    };
    const what = say('frame.call', { call: now.naming.call(call.call) });
    return now.naming.change(what, describeCall(before), describeCall(call));
  });
}

function listStartChanges(old: FormVocabulary, now: FormVocabulary): readonly string[] {
  const start = ({ wizard }: FormVocabulary): Readonly<Record<string, Expression>> =>
    Object.fromEntries(
      [...wizard.start, ...wizard.rowStart].map(({ path, value }) => [path, value.expression]),
    );
  const describeStart = (words: FormVocabulary, path: string) => {
    const value = start(words)[path];
    return value === undefined ? say('frame.no-start') : describeValue(value, words.wizard);
  };
  return [...new Set([...Object.keys(start(old)), ...Object.keys(start(now))])].flatMap((path) =>
    now.naming.change(
      say('frame.start', { label: now.label(path) }),
      describeStart(old, path),
      describeStart(now, path),
    ),
  );
}

function formatAsCode(value: unknown): string {
  return value === undefined ? say('frame.none') : `\`${JSON.stringify(sortKeys(value))}\``;
}

/** Sorts keys at every depth, because their order has no meaning. */
export function sortKeys(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly unknown[]).map(sortKeys);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, part]: readonly [string, unknown]) => [key, sortKeys(part)]),
  );
}
