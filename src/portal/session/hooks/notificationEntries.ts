import { writeValue } from '../../../engine/formats/formats.ts';
import type { Notification } from '../../../protocol/index.ts';

/** A notification as the bell shows it. */
export interface NotificationEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** Null where the timestamp names no moment. */
  readonly date: string | null;
  /** Key of its text in the area `notification`, and what the text names. */
  readonly text: string;
  readonly params: { readonly displayName: string; readonly policyNumber: string; readonly title: string };
  /** Where it leads; null for one that only tells something. */
  readonly to: string | null;
}

/** Type -> where it leads (NOTIF-004, NOTIF-007, NOTIF-011, NOTIF-012). */
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

/** One whose moment is not known comes first: it may be as old as any. */
function parseTimestamp({ timestamp }: Notification): number {
  const moment = Date.parse(timestamp);
  return Number.isNaN(moment) ? 0 : moment;
}

/** Oldest first (NOTIF-008). A type nobody knows yet gets a text that fits any. */
export function notificationEntries(notifications: readonly Notification[]): readonly NotificationEntry[] {
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
      };
    });
}

/** Returns true when the notification lacks the name that its text contains. */
function isNameless({ type, displayName, policyNumber, title }: Notification['message']): boolean {
  if (type === 'NEWS') return !title;
  return type === 'DOCUMENT_UPDATE' && (!displayName || !policyNumber);
}
