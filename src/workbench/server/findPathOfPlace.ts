import type { Wizard } from '../../engine/index.ts';

/** Words of the files between the names of steps, groups and questions. */
const between = new Set(['steps', 'properties', 'items', 'fields']);

/** Finds the question, otherwise the step, that a place in a file is about; null when it names none. */
export function findPathOfPlace({ nodes, steps }: Wizard, pointer: string): string | null {
  const names = pointer
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((part) => part !== '' && !between.has(part));
  const written = `.${names.join('.')}.`;
  const paths = nodes.flatMap((node) =>
    node.kind === 'list' ? [node.path, ...node.parts.map(({ path }) => path)] : [node.path],
  );
  const found = [...paths, ...steps.map(({ id }) => id)].filter((path) => written.includes(`.${path}.`));
  return found.toSorted((left, right) => right.length - left.length)[0] ?? null;
}
