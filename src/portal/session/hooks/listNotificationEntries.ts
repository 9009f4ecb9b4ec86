import { writeValue } from '../../../engine/formats/formats.ts';
import type { Notification } from '../../../protocol/index.ts';

/** A notification as the bell shows it. */
export interface NotificationEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** Null when the timestamp is unreadable. */
  readonly date: string | null;
  /** Key of the text in the area `notification`, and its parameters. */
  readonly text: string;
  readonly params: { readonly displayName: string; readonly policyNumber: string; readonly title: string };
  /** The target of the entry; null when it has none. */
  readonly to: string | null;
  /** True when it only confirms what the customer did; the bell does not count it. */
  readonly isConfirmation: boolean;
}

/** The target of each type (NOTIF-004, NOTIF-007, NOTIF-011, NOTIF-012). */
const types: Readonly<Record<string, string | null>> = {
  POLICY_UPDATE_SUCCESS: null,
  POLICY_UPDATE_FAILED: null,
  POLICY_PAYMENTDETAILS_UPDATE_SUCCESS: null,
  POLICY_PAYMENTDETAILS_UPDATE_FAILED: null,
  ACCOUNT_ADDRESS_UPDATE_SUCCESS: null,
  ACCOUNT_ADDRESS_UPDATE_FAILED: null,
  DOCUMENT_UPDATE: '/documents',
  NEWS: '/#news',
  CLAIM_RECEIVED: '/claims',
  WRONG_PORTAL_DETECTED: null,
};

/** Types that say that what the customer did has arrived or is done. */
const confirmations: readonly string[] = [
  'POLICY_UPDATE_SUCCESS',
  'POLICY_PAYMENTDETAILS_UPDATE_SUCCESS',
  'ACCOUNT_ADDRESS_UPDATE_SUCCESS',
  'CLAIM_RECEIVED',
];

/** An entry of unknown time stands first. */
function parseTimestamp({ timestamp }: Notification): number {
  const moment = Date.parse(timestamp);
  return Number.isNaN(moment) ? 0 : moment;
}

/** Converts notifications to entries, oldest first (NOTIF-008). An unknown type gets a general text. */
export function listNotificationEntries(
  notifications: readonly Notification[],
): readonly NotificationEntry[] {
  return notifications
    .toSorted((one, other) => parseTimestamp(one) - parseTimestamp(other))
    .map(({ id, timestamp, message }) => {
      const { type, displayName, policyNumber, title } = message;
      const isKnown = Object.hasOwn(types, type);
      return {
        id,
        timestamp,
        date: Number.isNaN(Date.parse(timestamp)) ? null : writeValue('dateTime', timestamp),
        text: `type.${isKnown ? type : 'other'}${isKnown && isNameless(message) ? '.nameless' : ''}`,
        params: { displayName: displayName ?? '', policyNumber: policyNumber ?? '', title: title ?? '' },
        to: (isKnown && types[type]) || null,
        isConfirmation: confirmations.includes(type),
      };
    });
}

/** Returns true when the notification lacks the name that its text contains. */
function isNameless({ type, displayName, policyNumber, title }: Notification['message']): boolean {
  if (type === 'NEWS') return !title;
  return type === 'DOCUMENT_UPDATE' && (!displayName || !policyNumber);
}
