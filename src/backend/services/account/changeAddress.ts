import { randomUUID } from 'node:crypto';
import { addDays } from '../../../calendar/index.ts';
import { applicationSwitches } from '../../../domain/applicationSwitches.ts';
import { type Handler, refuse } from '../../api/OperationCall.ts';
import { resolveAddress } from './resolveAddress.ts';
import { settings } from '../../settings/settings.ts';

/**
 * Changes the address at once, or stores it as pending until its day; a later change replaces a pending one. Around the turn of the year
 * the response announces a later processing (ACC-040).
 */
export const changeAddress: Handler<'changeAddress'> = async ({ account, body, store, now, today }) => {
  if (account.profile.salutation === 'FIRMA') return refuse(403, 'COMPANY_ACCOUNT');
  const switches = applicationSwitches(account.application);
  const { account_id: accountId } = account;
  if (body.validFrom < today || body.validFrom > addDays(today, settings.account.addressDaysAhead))
    return refuse(422, 'DATE_OUT_OF_RANGE');

  const address = {
    street: body.street.trim(),
    zip: body.zip.trim(),
    city: body.city.trim(),
    country: body.country.trim(),
  };
  const current = await resolveAddress(account, store, today);
  const isNow = body.validFrom === today;
  await store
    .updateTable('accounts')
    .set({
      profile: JSON.stringify(isNow ? { ...current, address: { ...current.address, ...address } } : current),
    })
    .where('account_id', '=', accountId)
    .execute();
  await store.deleteFrom('pending_addresses').where('account_id', '=', accountId).execute();
  if (!isNow) {
    const noted = { account_id: accountId, valid_from: body.validFrom, address: JSON.stringify(address) };
    await store.insertInto('pending_addresses').values(noted).execute();
  }
  const later = !switches.realTimeChanges;
  if (isNow && !later) {
    const message = JSON.stringify({ type: 'ACCOUNT_ADDRESS_UPDATE_SUCCESS' });
    await store
      .insertInto('notifications')
      .values({ id: randomUUID(), account_id: accountId, created_at: now.toISOString(), message })
      .execute();
  }
  return { kind: 'answer', status: later ? 202 : 204 };
};
