import type { BlockFixture } from '../../elements/BlockFixture.ts';

const texts = {
  label: 'Jahr für Jahr',
  at: 'Jahr',
  first: 'Ohne Schaden',
  second: 'Mit Schaden',
  difference: 'Unterschied',
};

function point(
  at: number,
  [oneName, one]: readonly [string, number],
  [otherName, other]: readonly [string, number],
) {
  return { point: at, oneName: { const: oneName }, one, otherName: { const: otherName }, other };
}

export const fixture: BlockFixture = {
  states: {
    years: {
      parameters: {
        of: [
          point(2027, ['SF 13', 32], ['SF 6', 46]),
          point(2028, ['SF 14', 31], ['SF 7', 43]),
          point(2029, ['SF 15', 30], ['SF 8', 40]),
          point(2030, ['SF 16', 29], ['SF 9', 38]),
        ],
      },
      texts,
    },
    oneYear: { parameters: { of: [point(2027, ['SF 16', 29], ['SF 15', 30])] }, texts },
  },
};
