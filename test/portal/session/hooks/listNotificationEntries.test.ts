import { describe, expect, it } from 'vitest';
import { createTexts } from '../../../../src/portal/session/createTexts.ts';
import { listNotificationEntries } from '../../../../src/portal/session/hooks/listNotificationEntries.ts';
import { seedAccounts } from '../../../../src/backend/seed/loadSeed.ts';
import type { Notification, NotificationMessage } from '../../../../src/protocol/index.ts';

const texts = await createTexts('');
const notification = (message: NotificationMessage, timestamp = '2026-11-20T09:00:00Z'): Notification => ({
  id: timestamp,
  timestamp,
  message,
});

/** As the bell shows it. */
function shown(message: NotificationMessage): readonly [text: string, to: string | null] {
  const [entry] = listNotificationEntries([notification(message)]);
  if (entry === undefined) throw new Error('It is not shown');
  return [texts.t(`notification:${entry.text}`, entry.params), entry.to];
}

it.each([
  ['POLICY_UPDATE_SUCCESS', true],
  ['POLICY_PAYMENTDETAILS_UPDATE_SUCCESS', true],
  ['ACCOUNT_ADDRESS_UPDATE_SUCCESS', true],
  ['CLAIM_RECEIVED', true],
  ['POLICY_UPDATE_FAILED', false],
  ['POLICY_PAYMENTDETAILS_UPDATE_FAILED', false],
  ['ACCOUNT_ADDRESS_UPDATE_FAILED', false],
  ['DOCUMENT_UPDATE', false],
  ['NEWS', false],
  ['WRONG_PORTAL_DETECTED', false],
  ['SOMETHING_NEW', false],
])('NOTIF-001 %s only confirms what the customer did: %s', (type, isConfirmation) => {
  const message = { type } as NotificationMessage;

  expect(listNotificationEntries([notification(message)])[0]?.isConfirmation).toBe(isConfirmation);
});

describe('a notification', () => {
  it.each<readonly [string, NotificationMessage, string, string | null]>([
    ['NOTIF-004', { type: 'POLICY_UPDATE_SUCCESS' }, 'Ihre Vertragsänderung ist erledigt.', null],
    [
      'NOTIF-004',
      { type: 'POLICY_UPDATE_FAILED' },
      'Ihre Vertragsänderung hat nicht geklappt. Bitte rufen Sie uns an.',
      null,
    ],
    [
      'NOTIF-004',
      { type: 'POLICY_PAYMENTDETAILS_UPDATE_SUCCESS' },
      'Ihre neuen Zahlungsdaten sind gespeichert.',
      null,
    ],
    [
      'NOTIF-004',
      { type: 'POLICY_PAYMENTDETAILS_UPDATE_FAILED' },
      'Ihre neuen Zahlungsdaten konnten wir nicht speichern. Bitte rufen Sie uns an.',
      null,
    ],
    ['NOTIF-004', { type: 'ACCOUNT_ADDRESS_UPDATE_SUCCESS' }, 'Ihre neue Adresse ist gespeichert.', null],
    [
      'NOTIF-004',
      { type: 'ACCOUNT_ADDRESS_UPDATE_FAILED' },
      'Ihre neue Adresse konnten wir nicht speichern. Bitte rufen Sie uns an.',
      null,
    ],
    [
      'NOTIF-005 NOTIF-012',
      { type: 'DOCUMENT_UPDATE', displayName: 'Beitragsrechnung', policyNumber: '2417Y-3.508.126' },
      'Neues Dokument: Beitragsrechnung zum Vertrag 2417Y-3.508.126',
      '/documents',
    ],
    ['NOTIF-012', { type: 'DOCUMENT_UPDATE' }, 'Sie haben ein neues Dokument.', '/documents'],
    ['NOTIF-006 NOTIF-011', { type: 'NEWS', title: 'Winterreifen' }, 'Neuigkeit: Winterreifen', '/#news'],
    ['NOTIF-011', { type: 'NEWS', title: null }, 'Es gibt eine Neuigkeit.', '/#news'],
    [
      'NOTIF-007',
      { type: 'WRONG_PORTAL_DETECTED' },
      'Ihre Verträge gehören zum Portal eines anderen Vermittlers. Bitte rufen Sie uns an.',
      null,
    ],
    [
      'NOTIF-003',
      { type: 'LOYALTY_BONUS', title: 'Neu' },
      'Es gibt eine Nachricht zu Ihrem Konto. Bei Fragen rufen Sie uns bitte an.',
      null,
    ],
    [
      'NOTIF-003',
      { type: 'toString' },
      'Es gibt eine Nachricht zu Ihrem Konto. Bei Fragen rufen Sie uns bitte an.',
      null,
    ],
  ])('%s %j', (_, message, text, to) => {
    expect(shown(message)).toEqual([text, to]);
  });

  it('NOTIF-007 every known type of the demonstration data has a text of its own', () => {
    const messages = (seedAccounts.get('nachrichten')?.notifications ?? []).map(({ message }) => message);

    expect(messages).toHaveLength(10);
    expect(new Set(messages.map((message) => shown(message)[0])).size).toBe(10);
  });
});

describe('the list', () => {
  it('NOTIF-008 is sorted by time, oldest first, in any spelling of the times', () => {
    const times = ['2026-11-20T09:00:00Z', '2026-11-20T09:30:00+01:00', '2026-02-01T09:00:00.000Z'];
    const entries = listNotificationEntries(times.map((time) => notification({ type: 'NEWS' }, time)));

    expect(entries.map(({ timestamp }) => timestamp)).toEqual([times[2], times[1], times[0]]);
  });

  it('one with an impossible date is shown without it, before the others', () => {
    const times = ['2026-11-20T09:00:00Z', '2026-13-45T09:00:00Z', ''];
    const entries = listNotificationEntries(times.map((time) => notification({ type: 'NEWS' }, time)));

    expect(entries.map(({ date }) => date)).toEqual([null, null, '20.11.2026, 10:00\u00a0Uhr']);
  });

  it.each(['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland'])(
    'NOTIF-009 says day and time in Germany, on a device in %s',
    (device) => {
      const zone = process.env['TZ'];
      process.env['TZ'] = device;
      const entries = listNotificationEntries(
        ['2026-07-01T22:05:00Z', '2026-12-31T23:30:00Z'].map((time) => notification({ type: 'NEWS' }, time)),
      );
      process.env['TZ'] = zone;

      expect(entries.map(({ date }) => date)).toEqual([
        '02.07.2026, 00:05\u00a0Uhr',
        '01.01.2027, 00:30\u00a0Uhr',
      ]);
    },
  );
});
