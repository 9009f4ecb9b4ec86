import { describe, expect, it } from 'vitest';
import { findPasswordProblem } from '../../../../src/backend/identity/passwords/findPasswordProblem.ts';
import { loadGuessCount } from '../../../../src/backend/identity/passwords/loadGuessCount.ts';

const owner = {
  profile: {
    accountId: '20457731',
    email: 'jutta.grünwald-s@beispiel.de',
    salutation: 'FRAU',
    firstName: 'Jutta',
    lastName: 'Grünwald-Szymanski',
    birthDate: '1971-08-23',
    phoneNumber: '0511 5550199',
    address: { street: 'Ährenfeldstraße 27', zip: '30459', city: 'Wennigsen', country: 'Deutschland' },
  },
  brand: { id: 'lindenau', name: 'Lindenau Direkt', realm: 'LINDENAU' },
} as const;
const find = (password: string) => findPasswordProblem(password, owner);

describe('a password that is easy to guess is refused:', () => {
  it.each<readonly [string, readonly string[]]>([
    ['breached', ['passwort123', 'Hallo123', 'iloveyou2', 'trustno1', 'schalke04', 'geheim123', 'Start123!']],
    ['a German word', ['versicherung', 'Weihnachten', 'Schmetterling', 'Sonnenschein', 'Bundesliga']],
    ['an English word', ['breakfast', 'Government', 'butterfly1', 'Wednesday!']],
    [
      'two everyday words',
      ['Gartenzaun', 'Autoversicherung', 'Lieblingsmensch', 'MeinPasswort1', 'GutenMorgen1'],
    ],
    ['an everyday sentence', ['ichliebedich', 'Ichliebedich1', 'einszweidrei']],
    ['a word with a year', ['Abschied1980', 'Abschied1980!', 'Sommer2024!', 'Frühling2025', '2023Urlaub']],
    ['a word with digits', ['Fussball11', 'Motorrad123', '123Kennwort', 'Familie12345']],
    ['a word with signs for letters', ['P@ssw0rt!', 'V3rs1cherung', '$onnen5chein']],
    ['a word with spelled umlauts', ['Schluessel1', 'Fruehling2024', 'Strassenbahn']],
    ['a word backwards', ['trowssap', 'gnurehcisrev']],
    [
      'a row of keys',
      ['qwertz123', 'qwertzuiop', 'yxcvbnmm', 'Qwertz123!', '1qay2wsx', 'asdfghjkl1', '741852963'],
    ],
    ['a sequence', ['12345678', 'abcdefgh', '98765432', 'abcd1234']],
    ['a repeat', ['aaaaaaaa', 'abcabcabc', 'mausimausi', 'passwort'.repeat(20), '7'.repeat(200)]],
    ['a day', ['17.03.1984', '19840317', '1984-03-17', '24122023']],
    ['a name', ['Sabine1967!', 'Thomas1985', 'michael99', 'Schneider1']],
    ['her own name', ['Szymanski1', 'juttagrünwald', 'Gruenwald71!', 'Jutta2308', 'jutta.szymanski']],
    ['her own address', ['Ährenfeldstraße27', 'aehrenfeldstrasse', 'Wennigsen30459', 'wennigsen!1']],
    ['her own e-mail address', ['jutta.grünwald-s@beispiel.de', 'jutta.grünwald-s', 'JuttaGruenwald1']],
    ['her own numbers', ['20457731', '05115550199', '23081971', 'Jutta23081971']],
    ['the brand', ['lindenau', 'Lindenau2026!', 'LindenauDirekt', 'L1nd3nau!']],
    ['the portal', ['Kundenportal', 'Kundenportal1!', 'Kfz-Versicherung']],
  ])('%s', async (_, passwords) => {
    const accepted = [];
    for (const password of passwords) if ((await find(password)) !== 'tooEasy') accepted.push(password);
    expect(accepted).toEqual([]);
  });
});

it.each<readonly [string, readonly string[]]>([
  ['words by dice', ['korrekt-pferd-batterie-heftklammer', 'zirrus kobold teekanne', 'lupine-ampel-gurke']],
  [
    'a sentence',
    ['Wolkenbruch im Mai', 'wannfährtderletztebus', 'drei Tassen kalter Kaffee', ' mit Leerzeichen vorn'],
  ],
  ['of a generator', ['vT9#kq2Lx!mZ', 'xK7mQ2pR9wLs', 'pobnyq-5qyrbu-Vykfix', 'wB7!zq9Lp2', 'uU8_pQz!4rTn']],
  [
    'an unusual compound',
    ['Zwetschgenbaumschatten', 'Wackelpuddingturm', 'Kiefernzapfenwurf', 'Murmeltierbau'],
  ],
  [
    'words with signs',
    ['7gelbeKamele_tanzen', 'Nasshorn&Kiebitz', 'Lampenschirm+Dackel=42x', 'blauer7Esel!tanzt'],
  ],
  ['in another script', ['сорок два верблюда', '駱駝が三匹踊っている']],
  ['with her name in a sentence', ['Jutta backt samstags Quarkstrudel']],
  ['as long as allowed', ['Wolkenbruch im Mai, '.repeat(10), 'ß'.repeat(2) + 'xK7mQ2pR9wLs'.repeat(16)]],
])('a good password is accepted: %s', async (_, passwords) => {
  const refused = [];
  for (const password of passwords) if ((await find(password)) !== null) refused.push(password);
  expect(refused).toEqual([]);
});

it('the length of a password is counted in characters', async () => {
  expect([await find('xK7mQ2p'), await find('🦊🎺🧦🌵🥨🪁🛶')]).toEqual(['tooShort', 'tooShort']);
  expect(await find('🦊🎺🧦🌵🥨🪁🛶🐡')).toBeNull();
});

it('only the beginning of a long password is scored', async () => {
  const count = await loadGuessCount();
  const start = '4@8({6!10$7%2'.repeat(3).slice(0, 32);
  expect(count(start + 'x'.repeat(168), [])).toEqual(count(start, []));
});
