import { type Static, Type } from '@sinclair/typebox';
import type { Operation } from '../Operation.ts';
import { optionalOrNull, accountParams, notificationParams } from '../shapes.ts';

/** `type`: NOTIF-004 and NOTIF-007. DOCUMENT_UPDATE carries displayName and policyNumber, NEWS a title. */
const notificationMessage = Type.Object({
  type: Type.String(),
  displayName: optionalOrNull(Type.String()),
  policyNumber: optionalOrNull(Type.String()),
  title: optionalOrNull(Type.String()),
});
export type NotificationMessage = Static<typeof notificationMessage>;

const notification = Type.Object({
  id: Type.String(),
  timestamp: Type.String({ format: 'date-time' }),
  message: notificationMessage,
});
export type Notification = Static<typeof notification>;

export const notificationOperations = {
  getNotifications: {
    id: 'getNotifications',
    method: 'GET',
    path: '/api/v1/notification/accounts/{accountId}/notifications',
    says: 'Notifications that were not dismissed, oldest first (API-014).',
    params: accountParams,
    answers: { 200: { says: 'The notifications.', body: Type.Array(notification) } },
  },
  dismissNotification: {
    id: 'dismissNotification',
    method: 'DELETE',
    path: '/api/v1/notification/accounts/{accountId}/notifications/{notificationId}',
    says: 'Deletes a notification (API-015).',
    params: notificationParams,
    answers: {
      204: { says: 'Deleted.' },
      404: { says: 'There is no such notification (any more).', codes: ['NOT_FOUND'] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;
