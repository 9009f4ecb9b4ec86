import type { FormSource, SharedSource } from '../../../engine/index.ts';

/** Collects every word of a form that may name a shared definition: values and keys, for all kinds of references. */
export function collectNames({
  wizard,
  steps,
  rules,
  calls,
}: Omit<FormSource, 'shared'>): ReadonlySet<string> {
  const names = new Set<string>();
  collectWords([wizard, steps, rules, calls], names);
  // A field may have the path of a fact, below the name of its step.
  for (const { id } of wizard.steps) names.add(`${id}.`);
  return names;
}

/**
 * Picks the shared definitions that a form reads, by its names and by the names in those definitions. A word that happens to be a name adds
 * a definition too many; none is missing. Impossible combinations of facts are left out, because only proofs read them.
 */
export function pickReadDefinitions(names: ReadonlySet<string>, shared: SharedSource): SharedSource {
  const known = new Set(names);
  const read = Object.fromEntries(kinds.map((kind) => [kind, {}])) as Record<Kind, Record<string, unknown>>;
  const hidden = Object.keys(shared.facts.facts).filter((fact) => names.has(fact.replace(/\..*$/, '.')));
  const open = [...names, ...hidden];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const kind of kinds) {
      const all: Readonly<Record<string, unknown>> = kind === 'facts' ? shared.facts.facts : shared[kind];
      if (!Object.hasOwn(all, name) || Object.hasOwn(read[kind], name)) continue;
      read[kind][name] = all[name];
      const more = new Set<string>();
      collectWords(all[name], more);
      for (const one of more) {
        if (known.has(one)) continue;
        known.add(one);
        open.push(one);
      }
    }
  }
  return {
    ...(read as Pick<SharedSource, Exclude<Kind, 'facts'>>),
    facts: { facts: inOrder(shared.facts.facts, read.facts) },
    conditionFiles: inOrder(shared.conditionFiles, read.conditions),
    valueFiles: inOrder(shared.valueFiles, read.values),
    tableFiles: inOrder(shared.tableFiles, read.tables),
  };
}

const kinds = ['schemas', 'facts', 'conditions', 'values', 'tables', 'settings'] as const;
type Kind = (typeof kinds)[number];

function inOrder<Entry>(
  all: Readonly<Record<string, Entry>>,
  wanted: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Entry>> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(wanted, name)));
}

function collectWords(part: unknown, names: Set<string>): void {
  if (typeof part === 'string') names.add(stripNamePrefix(part));
  else if (part !== null && typeof part === 'object')
    for (const [key, value] of Object.entries(part)) {
      names.add(stripNamePrefix(key));
      collectWords(value, names);
    }
}

/** Returns the name in its file: `!ownDamage`, `settings.evbTypes`, `table.blocks`, `../_shared/address.json`. */
function stripNamePrefix(written: string): string {
  return written.replace(/^!?(?:(?:settings|value|table)\.)?(?:.*\/)?/, '').replace(/\.json$/, '');
}
