import { parseOperation, isExpression, type Wizard } from '../../engine/index.ts';

type Condition = Wizard['conditions'] extends ReadonlyMap<string, infer Compiled> ? Compiled : never;

/** Lists the named conditions that a form reads, in its own files or through a condition or table that it reads, by name. */
export function listUsedConditions(wizard: Wizard): readonly Condition[] {
  const { assumes, steps, nodes, tables, reactions, calls, fileLinks, notices, pressNotices } = wizard;
  const { stuck, promises, start, rowStart, done, conditions } = wizard;
  const used = new Set<string>();
  const seen = new Set<unknown>();
  const open: unknown[] = [assumes, steps, nodes, [...tables.values()], reactions, calls];
  open.push([...fileLinks.values()], notices, pressNotices, stuck, promises, start, rowStart, done);
  while (open.length > 0) {
    const part = open.pop();
    if (part === null || typeof part !== 'object' || seen.has(part)) continue;
    seen.add(part);
    const name = getConditionName(part);
    const condition = name === null || used.has(name) ? undefined : conditions.get(name);
    if (condition) {
      used.add(condition.name);
      open.push(condition.rule);
    }
    open.push(...Object.values(part));
  }
  return [...conditions.values()]
    .filter(({ name }) => used.has(name))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}

/** Returns the name in an operation that reads a named condition; null for every other part. */
function getConditionName(part: object): string | null {
  if (Object.keys(part).length !== 1 || !isExpression(part)) return null;
  const operation = parseOperation(part);
  const [name] = operation?.operands ?? [];
  return operation?.operator.names === 'condition' && typeof name === 'string' ? name : null;
}
