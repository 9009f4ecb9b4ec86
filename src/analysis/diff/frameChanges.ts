import type { Expression, WizardNode } from '../../engine/index.ts';
import { effectInWords } from '../document/documentForm.ts';
import { limitsInWords, valueInWords } from '../document/inWords.ts';
import { callName } from './payloadMembers.ts';
import type { Words } from './Words.ts';

/** What decides behaviour but shows in no single situation: limits, order, start values, reactions, exits. One sentence each. */
export function frameChanges(old: Words, now: Words): readonly string[] {
  return [
    ...orderChange('Schritte', stepIds(old), stepIds(now), (id) => now.title(id)),
    ...now.wizard.steps.flatMap(({ id }) => stepChanges(id, old, now)),
    ...nodePaths(now).flatMap((path) => limitChange(path, old, now)),
    ...startChanges(old, now),
    ...checkChanges(old, now),
    ...reactionChanges(old, now),
    ...wizardChanges(old, now),
    ...callChanges(old, now),
  ];
}

/** Conditions written differently; whether that changes anything is for the comparison to say. */
export function rewrittenConditions(old: Words, now: Words): readonly string[] {
  return [...now.wizard.conditions.values()].flatMap(({ name, rule, says }) => {
    const before = old.wizard.conditions.get(name);
    return before && code(before.rule) !== code(rule) ? [`„${says}“ (\`${name}\`)`] : [];
  });
}

function stepIds({ wizard }: Words): readonly string[] {
  return wizard.steps.map(({ id }) => id);
}

function nodePaths({ wizard }: Words): readonly string[] {
  return wizard.nodes.flatMap((node) =>
    node.kind === 'list' ? [node.path, ...node.parts.map(({ path }) => path)] : [node.path],
  );
}

/** Only what both have can stand in another order. */
function orderChange(
  what: string,
  old: readonly string[],
  now: readonly string[],
  called: (name: string) => string,
): readonly string[] {
  const before = old.filter((name) => now.includes(name));
  const after = now.filter((name) => old.includes(name));
  if (before.join() === after.join()) return [];
  return [
    `Andere Reihenfolge der ${what}: jetzt ${after.map(called).join(', ')}; bisher ${before.map(called).join(', ')}.`,
  ];
}

function stepChanges(id: string, old: Words, now: Words): readonly string[] {
  const [before, after] = [old.step(id), now.step(id)];
  if (!before || !after) return [];
  const inside = (words: Words) => nodePaths(words).filter((path) => path.startsWith(`${id}.`));
  return [
    ...orderChange(`Fragen in ${now.title(id)}`, inside(old), inside(now), (path) => now.label(path)),
    ...changed(`Adresse von ${now.title(id)}`, before.route, after.route),
    ...changed(`Fortschritt bei ${now.title(id)}`, inPercent(before.progress), inPercent(after.progress)),
  ];
}

function inPercent(progress: number | null): string {
  return progress === null ? 'keiner' : `${progress} %`;
}

function limitChange(path: string, old: Words, now: Words): readonly string[] {
  const [before, after] = [old.node(path), now.node(path)];
  if (!before || !after) return [];
  return [
    ...changed(`Angabe bei ${now.label(path)}`, limits(before, old), limits(after, now)),
    ...changed(`Darstellung von ${now.label(path)}`, look(before), look(after)),
  ];
}

function limits(node: WizardNode, { wizard }: Words): string {
  switch (node.kind) {
    case 'field':
      return limitsInWords(node, wizard);
    case 'list':
      return `${node.minItems} bis ${node.maxItems} Einträge`;
    case 'block':
      return node.control.kind;
  }
}

/** What a view does differently without asking anything else. */
function look(node: WizardNode): string {
  const own =
    node.kind === 'field'
      ? [
          node.sensitive && 'vertraulich',
          node.autocomplete,
          node.mark,
          node.ask && `fragt vorher ${node.ask.field}`,
          node.askedBy && node.askedBy.refuse.length > 0 && `lehnt ab: ${node.askedBy.refuse.join(', ')}`,
        ]
      : [];
  const params =
    Object.keys(node.control.params).length > 0 ? JSON.stringify(sorted(node.control.params)) : '';
  return [...own, params].filter(Boolean).join(', ') || 'ohne Besonderheit';
}

function checkChanges(old: Words, now: Words): readonly string[] {
  const said = ({ wizard, title, when }: Words) =>
    wizard.steps.flatMap(({ id, checks, confirm }) => [
      ...checks.map(
        ({ needs, error, level }) => `${title(id)} prüft „${when([needs])}“ (\`${error}\`, ${level})`,
      ),
      ...confirm.map((one) =>
        one.when
          ? `${title(id)} fragt nach, wenn „${when([one.when])}“ (\`${one.id}\`)`
          : `${title(id)} fragt immer nach (\`${one.id}\`)`,
      ),
    ]);
  const [before, after] = [said(old), said(now)];
  return [
    ...after.filter((one) => !before.includes(one)).map((one) => `Neu: ${one}.`),
    ...before.filter((one) => !after.includes(one)).map((one) => `Entfallen: ${one}.`),
  ];
}

function reactionChanges(old: Words, now: Words): readonly string[] {
  const said = (words: Words) =>
    words.wizard.reactions.map(
      (reaction) =>
        `ändert sich ${words.label(reaction.on)}${reaction.when ? ` (wenn: ${words.when([reaction.when])})` : ''}: ${effectInWords(reaction, words.wizard)}`,
    );
  const [before, after] = [said(old), said(now)];
  return [
    ...after.filter((one) => !before.includes(one)).map((one) => `Neue Reaktion: ${one}.`),
    ...before.filter((one) => !after.includes(one)).map((one) => `Entfallene Reaktion: ${one}.`),
  ];
}

function wizardChanges(old: Words, now: Words): readonly string[] {
  const parts = {
    'Art des Fortschritts': 'progress',
    Einbindung: 'mount',
    Ausgänge: 'exits',
    'Warnung beim Verlassen': 'leaveGuard',
    Abschlussseite: 'done',
    Voraussetzung: 'assumes',
  } as const;
  const notes = (words: Words) =>
    [words.wizard.notices, words.wizard.stuck].map((list) =>
      list.map((one) => ({ ...one, when: one.when.rule })),
    );
  return [
    ...Object.entries(parts).flatMap(([what, key]) =>
      changed(what, code(old.wizard.definition[key]), code(now.wizard.definition[key])),
    ),
    ...changed('Hinweise und erklärte Sackgassen', code(notes(old)), code(notes(now))),
  ];
}

function callChanges(old: Words, now: Words): readonly string[] {
  return now.wizard.calls.flatMap((call) => {
    const before = old.wizard.calls.find((one) => callName(one) === callName(call));
    if (!before) return [];
    const said = ({ path, headers, again, keep, at }: typeof call) => {
      const plain = (values: typeof path) =>
        Object.fromEntries(Object.entries(values).map(([name, { expression }]) => [name, expression]));
      const kept = Object.fromEntries(keep.map(({ name, schema }) => [name, schema]));
      return code({ path: plain(path), headers: plain(headers), again, keep: kept, at });
    };
    return changed(`Aufruf \`${call.call}\``, said(before), said(call));
  });
}

function startChanges(old: Words, now: Words): readonly string[] {
  const start = ({ wizard }: Words): Readonly<Record<string, Expression>> =>
    Object.fromEntries(
      [...wizard.start, ...wizard.rowStart].map(({ path, value }) => [path, value.expression]),
    );
  const said = (words: Words, path: string) => {
    const value = start(words)[path];
    return value === undefined ? 'nichts' : valueInWords(value, words.wizard);
  };
  return [...new Set([...Object.keys(start(old)), ...Object.keys(start(now))])].flatMap((path) =>
    changed(`Beim Öffnen ausgefüllt, ${now.label(path)}`, said(old, path), said(now, path)),
  );
}

function changed(what: string, old: string, now: string): readonly string[] {
  return old === now ? [] : [`${what}: jetzt ${now}; bisher ${old}.`];
}

function code(value: unknown): string {
  return value === undefined ? 'keine' : `\`${JSON.stringify(sorted(value))}\``;
}

/** The order of keys says nothing. */
export function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly unknown[]).map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, part]: readonly [string, unknown]) => [key, sorted(part)]),
  );
}
