import type { FactsDefinition, Field, Wizard } from '../../../engine/index.ts';

/** Returns true when a proof tries every value of the path. */
export function isFinite(path: string, wizard: Wizard, { facts }: FactsDefinition): boolean {
  if (path === 'today' || path.startsWith('check.') || /^(settings|brand)\./.test(path)) return true;
  const field = findReadField(wizard, path);
  if (field) return field.type === 'boolean' || field.schema.enum !== undefined;
  const fact = Object.hasOwn(facts, path) ? facts[path] : undefined;
  return fact !== undefined && (fact.type === 'boolean' || fact.enum !== undefined);
}

/** Finds a field, or the part of rows that rules read as `row.<part>`. */
export function findReadField({ nodes }: Wizard, path: string): Field | null {
  const parts = nodes.flatMap((node) => (node.kind === 'list' ? node.parts : []));
  const node = path.startsWith('row.')
    ? parts.find((part) => part.path.endsWith(`.${path.slice('row.'.length)}`))
    : [...nodes, ...parts].find((one) => one.path === path);
  return node?.kind === 'field' ? node : null;
}
