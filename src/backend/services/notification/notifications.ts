import { respondWith, type Handler, refuse } from '../../api/OperationCall.ts';

export const getNotifications: Handler<'getNotifications'> = async ({ account, store }) => {
  const rows = await store
    .selectFrom('notifications')
    .select(['id', 'created_at', 'message'])
    .where('account_id', '=', account.account_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return respondWith(rows.map(({ id, created_at, message }) => ({ id, timestamp: created_at, message })));
};

/** Dismisses a notification. The response is the same for a missing one and for one of another account. */
export const dismissNotification: Handler<'dismissNotification'> = async ({ account, path, store }) => {
  const { numDeletedRows } = await store
    .deleteFrom('notifications')
    .where('id', '=', path.notificationId)
    .where('account_id', '=', account.account_id)
    .executeTakeFirst();
  return numDeletedRows === 0n ? refuse(404, 'NOT_FOUND') : { kind: 'answer', status: 204 };
};
