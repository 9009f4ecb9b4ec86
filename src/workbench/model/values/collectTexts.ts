import type { Expression } from '../../../engine/index.ts';

/** Collects all texts of an expression and of the values that it reads; some of them are paths. */
export function collectTexts(
  written: Expression,
  values: Readonly<Record<string, Expression>>,
): ReadonlySet<string> {
  const found = new Set<string>();
  collect(written);
  return found;

  function collect(part: unknown): void {
    if (typeof part === 'string') {
      const text = part.replace(/^!/, '');
      if (found.has(text)) return;
      found.add(text);
      const [, name] = /^value\.(\w+)/.exec(text) ?? [];
      if (name !== undefined && Object.hasOwn(values, name)) collect(values[name]);
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(collect);
  }
}
