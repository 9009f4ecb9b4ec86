import { expect, it } from 'vitest';
import texts from '../../../schemas/_parts/premium/texts.de.json' with { type: 'json' };
import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import { nameLine } from '../../../src/domain/names/nameLine.ts';
import { settingWords, withSettings } from '../../../src/engine/index.ts';

const names: readonly (readonly [lob: string, coverageId: string | null, name: string])[] = [
  ['20Y1', '0516', 'Kfz-Haftpflicht'],
  ['20Y2', '0534', 'Vollkasko'],
  ['20Y3', null, 'Teilkasko'],
  ['20Y4', null, 'Insassenunfall'],
  ['20Y5', null, 'Kfz-Unfall'],
  ['20Y5', 'KFZFU1', 'Kfz-Unfall'],
  ['20Y5', 'KFZFU2', 'Fahrerschutz'],
  ['20Y6', 'SBK001', 'Schutzbrief'],
  ['20Y7', 'KFZFU2', 'Rechtsschutz'],
  ['20Y8', null, 'Fahrzeug-Rechtsschutz'],
  ['20Y11', null, 'KINTO-Haftpflicht'],
  ['20Y21', null, 'KINTO-Vollkasko'],
  ['20Y61', null, 'KINTO-Schutzbrief'],
  ['28Y1', null, 'Haftpflicht zum Kaufpreisschutz'],
];

it.each(names)('CON-045 CON-046 CON-047 the line %s with cover %s is named %s', (lob, coverageId, name) => {
  expect(nameLine({ lob, coverageId })).toBe(name);
});

it.each(['', '20Y9', 'constructor', 'other'])('the unknown line "%s" has a general name', (lob) => {
  expect(nameLine({ lob })).toBe('Weitere Deckung');
});

it('CON-045 CON-046 CON-047 premiums have the same names beside them', () => {
  const rows = Object.entries(texts).flatMap(([key, text]) =>
    key.startsWith('premium.rows.')
      ? [[key.slice('premium.rows.'.length), withSettings(text, settingWords(settings))]]
      : [],
  );
  const { other: _, ...line } = settings.line.value;

  expect(Object.fromEntries(rows)).toEqual(line);
});
