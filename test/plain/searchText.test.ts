import { describe, expect, it } from 'vitest';
import { foldText, hasPhrase, hasWords, markHits } from '../../src/plain/searchText.ts';

const contract = 'Škoda Octavia Combi KA-M 2410 2417Y-3.508.126';

describe('a search', () => {
  it.each([
    ['Skoda', true],
    ['skoda octavia', true],
    ['octavia škoda', true],
    ['S\u030ckoda', true],
    ['  Octavia   Combi ', true],
    ['KAM2410', true],
    ['ka-m2410', true],
    ['KA M 2410', true],
    ['KA\u2011M\u00a02410', true],
    ['2417Y3508126', true],
    ['2417Y-3508.126', true],
    ['3508126', true],
    ['skoda kam2410', true],
    ['', true],
    [' ', true],
    ['KAM2411', false],
    ['Skoda Golf', false],
    ['daoct', false],
  ])('for %j finds the contract: %j', (query, isFound) => {
    expect(hasWords(contract, query)).toBe(isFound);
  });

  it.each([
    ['Müller', 'mueller', true],
    ['Müller', 'muller', true],
    ['Mueller', 'müller', true],
    ['Muller', 'mueller', false],
    ['Weiß', 'weiss', true],
    ['WEISS', 'weiß', true],
    ['Quelle', 'elle', true],
    ['Łódź', 'lodz', true],
    ['Søren Ærø', 'soren aero', true],
    ['İstanbul', 'istanbul', true],
    ['Straße', '', false],
    ['Anna\u200bLena', 'annalena', true],
  ])('%j has %j: %j', (text, phrase, isFound) => {
    expect(hasPhrase(text, phrase)).toBe(isFound);
  });

  it('marks hits in the text as it is written', () => {
    expect(markHits('Bei Mu\u0308ller, Müller  & Co.', 'mueller co')).toEqual([
      { text: 'Bei Müller, Müller  & Co.', isHit: false },
    ]);
    expect(markHits(' Škoda und\u00a0 Škoda ', 'skoda')).toEqual([
      { text: ' ', isHit: false },
      { text: 'Škoda', isHit: true },
      { text: ' und\u00a0 ', isHit: false },
      { text: 'Škoda', isHit: true },
      { text: ' ', isHit: false },
    ]);
  });
});

it('a folded text has small letters without marks, and single spaces', () => {
  expect(foldText('ÉCOLE  Straße\u2013Łódź')).toBe('ecole strasse-lodz');
});
