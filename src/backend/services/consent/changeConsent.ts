import { applicationSwitches } from '../../../domain/applicationSwitches.ts';
import { type Handler, refuse } from '../../api/OperationCall.ts';

/**
 * Changes the consent to be contacted, once a day (ACC-053). The account shows it at once; while changes are processed later, the response
 * announces that.
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
