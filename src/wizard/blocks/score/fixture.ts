import type { BlockFixture } from '../../elements/BlockFixture.ts';

const levels = [
  { from: 0, name: 'low' },
  { from: 60, name: 'fair' },
  { from: 80, name: 'good' },
  { from: 90, name: 'best' },
];
const texts = {
  of: 'von 100',
  alt: '{score} auf einer Skala von 0 bis 100',
  daily: 'Letzte Fahrten: {daily} von 100 Punkten',
  'level.low': 'Noch Luft nach oben',
  'level.fair': 'Ordentlich',
  'level.good': 'Gut und vorausschauend',
  'level.best': 'Sehr gut und vorausschauend',
};

export const fixture: BlockFixture = {
  states: {
    good: { parameters: { levels, values: { score: 87, daily: 91 } }, texts },
    low: { parameters: { levels, values: { score: 12 } }, texts },
  },
};
