import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';
import type { Problem } from '../../engine/index.ts';

/** Mistakes with one safe way to mend them: to take something out that does nothing. */
const removable = new Set([
  'repeated-option',
  'repeated-value',
  'repeated-operand',
  'unused-condition',
  'unused-fact',
  'unused-exception',
  'unknown-text',
]);

/** A hint names what may have been meant: then somebody has to decide. */
export function isFixable({ code, hint }: Pick<Problem, 'code' | 'hint'>): boolean {
  return code === 'single-operand' || (removable.has(code) && !(hint ?? '').startsWith('did you mean'));
}

/**
 * The text of one file without its safe mistakes. Only what is wrong is touched; every other byte stays, understood or not. Mending may
 * bring new mistakes to light: whoever calls this looks again.
 */
export function fixedText(text: string, findings: readonly Problem[]): string {
  const tree = parseTree(text);
  if (!tree) return text;
  const placed = findings
    .filter(isFixable)
    .map(({ code, pointer }) => ({ code, path: pathOf(pointer) }))
    .map((fix) => ({ ...fix, offset: findNodeAtLocation(tree, [...fix.path])?.offset ?? -1 }))
    .filter(({ offset }) => offset >= 0)
    .sort((left, right) => right.offset - left.offset);
  return placed.reduce(
    (changed, { code, path }) =>
      code === 'single-operand' ? unwrapped(changed, path) : without(changed, path),
    text,
  );
}

function without(text: string, path: JSONPath): string {
  const parent = findNodeAtLocation(
    parseTree(text) ?? { type: 'null', offset: 0, length: 0 },
    path.slice(0, -1),
  );
  const alone = path.at(-2) === 'x-lint' && parent?.children?.length === 1;
  return applyEdits(text, modify(text, alone ? path.slice(0, -1) : path, undefined, {}));
}

/** `{ "or": [x] }` -> `x`, as it is written. */
function unwrapped(text: string, path: JSONPath): string {
  const tree = parseTree(text);
  const whole = tree && findNodeAtLocation(tree, path);
  const operands = whole?.children?.[0]?.children?.[1];
  const operand = operands?.type === 'array' ? operands.children?.[0] : operands;
  if (!whole || !operand) return text;
  const kept = text.slice(operand.offset, operand.offset + operand.length);
  return text.slice(0, whole.offset) + kept + text.slice(whole.offset + whole.length);
}

function pathOf(pointer: string): JSONPath {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
}
