import { expect, it } from 'vitest';

interface Saboteur {
  readonly fact: string;
  readonly says: string;
  readonly problem: string | null;
}

interface Reader {
  readonly readSaboteurs: () => readonly Saboteur[];
  readonly takeSaboteurs: (from: readonly Saboteur[], count: number, seed: string) => readonly Saboteur[];
}

/** The scripts have no types, so the address is known at run time only. */
const path: string = new URL('../../scripts/sabotage/readSaboteurs.mjs', import.meta.url).href;
const { readSaboteurs, takeSaboteurs } = (await import(/* @vite-ignore */ path)) as Reader;
const saboteurs = readSaboteurs();

it('every break of test/sabotage can be made, and its test names the fact', () => {
  const refused = saboteurs.filter(({ problem }) => problem !== null);

  expect(refused.map(({ fact, problem }) => `${fact}: ${problem}`)).toEqual([]);
});

it('a sample of breaks is the same for the same seed', () => {
  const draw = (seed: string) =>
    takeSaboteurs(saboteurs, 12, seed).map(({ fact, says }) => `${fact} ${says}`);

  expect(draw('3')).toHaveLength(12);
  expect(draw('3')).toEqual(draw('3'));
  expect(draw('3')).not.toEqual(draw('4'));
});
