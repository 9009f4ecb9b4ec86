import { describe, expect, it } from 'vitest';
import settings from '../../rules/_shared/settings.json' with { type: 'json' };
import { type DowntimeWindow } from '../../src/domain/downtime.ts';
import { downtimeWindows } from '../../src/domain/downtimeWindows.ts';
import { createTexts } from '../../src/portal/session/createTexts.ts';

const texts = await createTexts('');

describe('messages that forms and pages share', () => {
  it.each([
    ['MSG-007', 'success.processedLater', /später/],
    ['MSG-008', 'error.customerDeactivated', /online nicht möglich.*030 1\./],
    ['MSG-009', 'error.dunningLevel', /Beiträge offen.*030 1\./],
    ['MSG-012', 'error.downtime', /gewartet/],
    ['MSG-013', 'notice.noRealTimeChanges', /^Marke bearbeitet .* 2027\.$/],
    ['MSG-014', 'notice.yearEnd', /Jahreswechsel .* später/],
    ['MSG-015', 'notice.maintenance', /bis zu 24 Stunden/],
  ])('%s %s', (_, key, words) => {
    const text = texts.t(`messages:${key}`, { brand: 'Marke', year: 2027, phone: '030 1' });

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

  it('MSG-016 the general one names the windows of the general texts', () => {
    const text = texts.t('messages:notice.maintenance');

    for (const time of times(downtimeWindows(settings, 'texts'))) expect(text).toContain(time);
  });

  it('MSG-016 DASH-014 the overview names the windows of screens', () => {
    const text = texts.t('shell:downtime.times');

    for (const time of times(downtimeWindows(settings, 'screens'))) expect(text).toContain(time);
  });
});
