import { expect, it } from 'vitest';
import {
  createSituation,
  type Place,
  readAddress,
  writeAddress,
} from '../../../src/workbench/model/address.ts';

const usual: Place = {
  form: 'evb',
  subject: null,
  since: null,
  pane: 'selection',
  file: null,
  situation: createSituation('evb'),
  view: { width: 360, isDark: false },
};

it.each<readonly [string, Place, string]>([
  ['a form alone', usual, '?form=evb'],
  ['a question', { ...usual, subject: 'evb.use=PRIVATE' }, '?form=evb&at=evb.use%3DPRIVATE'],
  [
    'a situation',
    {
      ...usual,
      situation: {
        ...usual.situation,
        brand: 'nordkamp',
        account: 'mueller',
        policy: 'comprehensive-car',
        day: '2027-02-28',
        time: '23:59',
        flow: 3,
        until: 'start',
        switches: { 'session.realTimeChanges': true },
        reply: { call: 'requestEvb', status: '409', code: 'LIMIT' },
      },
    },
    '?form=evb&brand=nordkamp&account=mueller&policy=comprehensive-car&day=2027-02-28&time=23%3A59&until=start&flow=3&switch=session.realTimeChanges%3Atrue&reply=requestEvb+409+LIMIT',
  ],
  [
    'a file',
    { ...usual, pane: 'files', file: 'rules/evb.json' },
    '?form=evb&pane=files&file=rules%2Fevb.json',
  ],
  ['a pane', { ...usual, pane: 'replies' }, '?form=evb&pane=replies'],
  ['a comparison', { ...usual, form: null, since: 'v1.2', situation: createSituation('') }, '?review=v1.2'],
  ['a look', { ...usual, view: { width: 1280, isDark: true } }, '?form=evb&width=1280&dark=1'],
])('the address keeps %s', (_, place, query) => {
  expect(writeAddress(place)).toBe(query);
  expect(readAddress(query)).toEqual(place);
});

it('reads what nobody wrote as usual', () => {
  const query = '?form=evb&day=tomorrow&time=late&flow=-1&pane=none&width=5000&switch=x&reply=alone';
  expect(readAddress(query)).toEqual(usual);
});
