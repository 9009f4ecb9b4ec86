import { type Handler, respondWith } from '../../api/OperationCall.ts';

/**
 * Answers with the switches of the account, and with an entry for each operation that is known not to be answered at present. Here the
 * seeded faults know it; an insurer's monitoring knows it elsewhere.
 */
export const getApplicationConfiguration: Handler<'getApplicationConfiguration'> = async ({
  account,
  store,
}) => {
  const away = await store
    .selectFrom('faults')
    .select('operation')
    .where('account_id', '=', account.account_id)
    .where('status', '=', 503)
    .execute();
  return respondWith([
    ...account.application,
    ...away.map(({ operation }) => ({ type: 'SERVICE_AWAY', value: operation })),
  ]);
};
