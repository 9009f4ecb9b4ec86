import type { Policy } from '../protocol/index.ts';

/** Lines of business of the covers a vehicle can have, the widest first. */
const covers = [
  ['full', ['20Y2', '20Y21']],
  ['partial', ['20Y3']],
  ['liability', ['20Y1', '20Y11']],
] as const;

type Cover = (typeof covers)[number][0];

/** Finds the widest cover of a contract; null where it has none of them, such as a contract that belongs to another contract. */
export function findWidestCover({ risks: [risk] }: Policy): Cover | null {
  const [cover = null] =
    covers.find(([, lobs]) => risk?.guarantees.some(({ lob }) => lobs.some((one) => one === lob))) ?? [];
  return cover;
}
