import type { FormAnswer } from '../../model/WorkbenchApi.ts';

/**
 * Finds the places to which a question moves by one: behind another question, or to the beginning of its step or group (null: it is the first or
 * the last there), and the question before it.
 */
export function findNeighbours({ written }: Pick<FormAnswer, 'written'>, path: string) {
  const container = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
  const beside = Object.keys(written).filter(
    (one) => one.startsWith(`${container}.`) && !one.slice(container.length + 1).includes('.'),
  );
  const at = beside.indexOf(path);
  return {
    above: at < 1 ? null : at === 1 ? container : (beside[at - 2] ?? null),
    before: beside[at - 1] ?? null,
    below: at === -1 ? null : (beside[at + 1] ?? null),
  };
}
