import type { DescribedForm } from '../../analysis/index.ts';
import type { Wizard } from '../../engine/index.ts';

/** Words of the files between the names of steps, groups and questions. */
const between = new Set(['steps', 'properties', 'items', 'fields']);

/** Finds the question, otherwise the step, that a place in a file is about; null when it names none. `paths`: those of the form. */
export function findPathOfPlace(paths: readonly string[], pointer: string): string | null {
  const names = pointer
    .split('/')
    // The text of a brand has the form before its key.
    .map((part) =>
      part
        .replaceAll('~1', '/')
        .replaceAll('~0', '~')
        .replace(/^[\w-]+:/, ''),
    )
    .filter((part) => part !== '' && !between.has(part));
  const written = `.${names.join('.')}.`;
  const found = paths.filter((path) => written.includes(`.${path}.`));
  return found.toSorted((left, right) => right.length - left.length)[0] ?? null;
}

/** Lists the questions and steps of a compiled form. */
export function listPaths({ nodes, steps }: Wizard): readonly string[] {
  const questions = nodes.flatMap((node) =>
    node.kind === 'list' ? [node.path, ...node.parts.map(({ path }) => path)] : [node.path],
  );
  return [...questions, ...steps.map(({ id }) => id)];
}

/** Lists the questions and steps of a form as the page knows it. */
export function listDescribedPaths({ steps }: Pick<DescribedForm, 'steps'>): readonly string[] {
  return steps.flatMap(({ id, nodes }) => [...nodes.map(({ path }) => path), id]);
}
