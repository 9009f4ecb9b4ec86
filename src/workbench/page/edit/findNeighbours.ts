import type { FormAnswer } from '../../model/WorkbenchApi.ts';

/** Where a question goes by one place: behind another, or to the beginning of its step or group. Null: it is the first or the last there. */
export function findNeighbours({ written }: Pick<FormAnswer, 'written'>, path: string) {
  const container = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
  const beside = Object.keys(written).filter(
    (one) => one.startsWith(`${container}.`) && !one.slice(container.length + 1).includes('.'),
  );
  const at = beside.indexOf(path);
  return {
    above: at < 1 ? null : at === 1 ? container : (beside[at - 2] ?? null),
    below: at === -1 ? null : (beside[at + 1] ?? null),
  };
}
