import { applicationSwitches } from '../../../domain/applicationSwitches.ts';
import { type Handler, refuse } from '../../api/OperationCall.ts';

/**
 * How the customer may be contacted, once a day (ACC-053). Seen in the account at once; while changes are processed later, the answer
 * says so.
 */
export const changeConsent: Handler<'changeConsent'> = async ({ account, body, store, today }) => {
  const { phoneNumber, ...consent } = body;
  const profile = { ...account.profile, consent, ...(phoneNumber === undefined ? {} : { phoneNumber }) };
  const { numUpdatedRows } = await store
    .updateTable('accounts')
    .set({ profile: JSON.stringify(profile), last_consent_change: today })
    .where('account_id', '=', account.account_id)
    .where((row) => row.or([row('last_consent_change', 'is', null), row('last_consent_change', '<', today)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return refuse(403, 'UPDATE_CONSENT_LIMIT');
  return { kind: 'answer', status: applicationSwitches(account.application).realTimeChanges ? 204 : 202 };
};
