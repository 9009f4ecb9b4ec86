import { settingWords } from '../../../../engine/index.ts';

/** The numbers from two to twelve, by their German words. */
export const numbersInWords: ReadonlyMap<string, number> = new Map(
  Array.from(
    { length: 13 },
    (_, value) => [settingWords({ n: { value } })['nInWords'], value] as const,
  ).filter((entry): entry is [string, number] => entry[0] !== undefined && !/^\d/.test(entry[0])),
);
