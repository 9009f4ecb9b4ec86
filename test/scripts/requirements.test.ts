import { expect, it } from 'vitest';

interface Proof {
  readonly file: string;
  readonly title: string;
}

interface Finder {
  readonly findProofs: () => {
    readonly proofs: ReadonlyMap<string, Proof>;
    readonly named: ReadonlySet<string>;
  };
}

interface Reader {
  readonly readRequirements: () => readonly { readonly id: string; readonly requirement: string }[];
  readonly formatRequirements: (rows: readonly object[]) => string;
}

/** The scripts have no types, so their addresses are known at run time only. */
const addressOf = (name: string) => new URL(`../../scripts/documents/${name}.mjs`, import.meta.url).href;
const { findProofs } = (await import(/* @vite-ignore */ addressOf('findProofs'))) as Finder;
const { readRequirements, formatRequirements } = (await import(
  /* @vite-ignore */ addressOf('requirementRows')
)) as Reader;
const { proofs } = findProofs();

it('every requirement has a test that names it with at most two others', () => {
  const open = readRequirements().filter(({ id }) => !proofs.has(id));

  expect(open.map(({ id, requirement }) => `${id} ${requirement}`)).toEqual([]);
});

it('a proof is the test that notices a break, with the title of its flow and variant', () => {
  expect(proofs.get('CLM-107')).toMatchObject({
    file: 'test/flows/claim-report/each-question.flow.yaml',
    title: 'Jede Frage einer Schadenmeldung, mit ihren Worten: Die Vertragsdaten',
  });
  expect(proofs.get('CLM-023')).toMatchObject({ file: 'test/engine/journey/leaving.test.ts' });
});

it('the table is read as it is written', () => {
  const row = { id: 'X-001', area: 'X', kind: 'rule', requirement: 'says "a, b"', source: '', proof: 'x: y' };

  expect(formatRequirements([row])).toBe(
    '"id","area","kind","requirement","source","proof"\n"X-001","X","rule","says ""a, b""","","x: y"\n',
  );
});
