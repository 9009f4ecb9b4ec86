import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import type { Problem } from '../../engine/index.ts';

/** Mistakes that are mended safely by removing something without an effect. */
const removableCodes = new Set([
  'repeated-option',
  'repeated-value',
  'repeated-operand',
  'repeated-override',
  'unused-condition',
  'unused-exception',
  'unknown-text',
]);

/** Mistakes in which an operator wraps an operand with the same meaning. */
const unwrappableCodes = new Set(['single-operand', 'needless-var', 'needless-const']);

/** Returns true when a finding can be fixed without a decision. A hint about the intended name leaves a decision open. */
export function isFixable({ code, meant }: Pick<Problem, 'code' | 'meant'>): boolean {
  return unwrappableCodes.has(code) || (removableCodes.has(code) && meant === undefined);
}

/**
 * Removes the safe mistakes from the text of one file. All other bytes stay the same. The fixed text may have new mistakes, so that callers
 * check it again.
 */
export function fixText(text: string, findings: readonly Problem[]): string {
  const tree = parseTree(text);
  if (!tree) return text;
  const placed = findings
    .filter(isFixable)
    .map(({ code, pointer }) => ({ code, path: toJsonPath(pointer) }))
    .map((fix) => ({ ...fix, offset: findNodeAtLocation(tree, [...fix.path])?.offset ?? -1 }))
    .filter(({ offset }) => offset >= 0)
    .sort((left, right) => right.offset - left.offset);
  return placed.reduce(
    (changed, { code, path }) =>
      unwrappableCodes.has(code) ? unwrapOperand(changed, path) : removeMember(changed, path),
    text,
  );
}

/** Removes the member at `path` with its comma and the space beside it; the following text keeps its layout. */
function removeMember(text: string, path: JSONPath): string {
  const value = findNodeAt(text, path);
  const member = value?.parent?.type === 'property' ? value.parent : value;
  const siblings = member?.parent?.children ?? [];
  if (!member) return text;
  if (path.at(-2) === 'x-lint' && siblings.length === 1) return removeMember(text, path.slice(0, -1));
  const place = siblings.indexOf(member);
  const next = siblings[place + 1];
  const before = siblings[place - 1];
  if (next) return text.slice(0, member.offset) + text.slice(next.offset);
  const start = before ? before.offset + before.length : member.offset;
  return text.slice(0, start) + text.slice(member.offset + member.length);
}

function findNodeAt(text: string, path: JSONPath): Node | undefined {
  const tree = parseTree(text);
  return tree && findNodeAtLocation(tree, path);
}

/** Replaces `{ "or": [x] }` and `{ "var": x }` by `x`, as it is written. */
function unwrapOperand(text: string, path: JSONPath): string {
  const node = findNodeAt(text, path);
  const operands = node?.children?.[0]?.children?.[1];
  const operand = operands?.type === 'array' ? operands.children?.[0] : operands;
  if (!node || !operand) return text;
  const operandText = text.slice(operand.offset, operand.offset + operand.length);
  return text.slice(0, node.offset) + operandText + text.slice(node.offset + node.length);
}

function toJsonPath(pointer: string): JSONPath {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
}
