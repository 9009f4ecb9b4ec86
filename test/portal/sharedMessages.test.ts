import { describe, expect, it } from 'vitest';
import settings from '../../rules/_shared/settings.json' with { type: 'json' };
import { type DowntimeWindow } from '../../src/domain/downtime.ts';
import { readDowntimeWindows } from '../../src/domain/readDowntimeWindows.ts';
import { loadForm } from '../../src/definitions/index.ts';
import { addTexts } from '../../src/portal/session/addTexts.ts';
import { createTexts } from '../../src/portal/session/createTexts.ts';
import { loadTexts } from '../../src/portal/session/loadTexts.ts';

const texts = await createTexts('');
await loadTexts(texts, '', ['wizard']);

describe('messages that forms and pages share', () => {
  it.each([
    ['MSG-005', 'messages:error.generic', /leider nicht geklappt/],
    ['MSG-006', 'wizard:success.submitted', /eingegangen/],
    ['MSG-007', 'wizard:success.later', /später/],
    ['MSG-008', 'messages:error.customerDeactivated', /online nicht möglich.*030 1\./],
    ['MSG-009', 'messages:error.dunningLevel', /Beiträge offen.*030 1\./],
    ['MSG-010', 'messages:error.serviceUnavailable', /Service ist gerade nicht erreichbar/],
    ['MSG-011', 'messages:error.demoAccount', /^Im Demokonto/],
    ['MSG-012', 'messages:error.downtime', /gewartet/],
    ['MSG-013', 'messages:notice.noRealTimeChanges', /^Marke bearbeitet .* 2027\.$/],
    ['MSG-014', 'messages:notice.yearEnd', /Jahreswechsel .* später/],
    ['MSG-015', 'messages:notice.maintenance', /bis zu 24 Stunden/],
  ])('%s %s', (_, key, words) => {
    const text = texts.t(key, { brand: 'Marke', year: 2027, phone: '030 1', answersKept: '' });

    expect(text).toMatch(words);
    expect(text).not.toMatch(/[{}]/);
  });

  it('BRAND-011 are German', () => {
    expect(texts.language).toBe('de');
  });
});

describe('texts that name maintenance windows', () => {
  const times = (windows: readonly DowntimeWindow[]) =>
    windows.map(({ from, until }) => `von ${from} bis ${until} Uhr`);

  it.each([
    ['MSG-016 the general one', 'messages:notice.maintenance', 'texts'],
    ['MSG-016 DASH-014 the overview', 'shell:downtime.times', 'screens'],
    ['MSG-016 the note about consents', 'communication:dialog.maintenance.text', 'screens'],
    ['MSG-016 why consents are closed', 'communication:stuck.maintenance', 'screens'],
  ] as const)('%s names its windows, as the settings have them', async (_, key, use) => {
    const { texts: communication } = await loadForm('communication');
    addTexts(texts, 'communication', communication, {});
    const text = texts.t(key, { phone: '030 1' });

    for (const time of times(readDowntimeWindows(settings, use))) expect(text).toContain(time);
    expect(text).not.toMatch(/[{}]/);
  });
});
