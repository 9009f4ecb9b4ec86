import { type Handler, refuse, type Store } from '../../api/OperationCall.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import { queueMail } from '../../mail/queueMail.ts';
import written from './nameChangedMail.de.json' with { type: 'json' };

const nameChangedMail = createAccountMail('nameChangedMail', written);

/** Changes salutation, title and last name, once a day (ACC-027). Another last name needs its reason (ACC-024). */
export const changeName: Handler<'changeName'> = async ({ account, body, store, today, brand }) => {
  const { profile, account_id: accountId } = account;
  if (profile.salutation === 'FIRMA') return refuse(403, 'COMPANY_ACCOUNT');
  const lastName = body.newLastName.trim();
  const salutation = body.salutation ?? profile.salutation;
  if (salutation === 'FIRMA') return refuse(403, 'COMPANY_ACCOUNT');
  const isOther = lastName !== profile.lastName;
  if (isOther && body.reason === undefined) return refuse(422, 'REASON_MISSING');
  if (!isOther && salutation === profile.salutation && body.title === (profile.title ?? null))
    return refuse(422, 'NOTHING_CHANGED');
  if (!(await isFirstOfDay(store, accountId, today))) return refuse(403, 'CHANGE_NAME_LIMIT');

  await store
    .updateTable('accounts')
    .set({ profile: JSON.stringify({ ...profile, salutation, title: body.title, lastName }) })
    .where('account_id', '=', accountId)
    .execute();
  await store.updateTable('users').set({ last_name: lastName }).where('account_id', '=', accountId).execute();
  await queueMail(store, nameChangedMail({ account: profile, brand }), account);
  return { kind: 'answer', status: 204 };
};

/** Stores the day of the change; false when there was another one today. Of two concurrent changes only one gets true. */
async function isFirstOfDay(store: Store, accountId: string, today: string): Promise<boolean> {
  const first = await store
    .insertInto('name_changes')
    .values({ account_id: accountId, changed_on: today })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ changed_on: today })
        .where('name_changes.changed_on', '<', today),
    )
    .returning('account_id')
    .executeTakeFirst();
  return first !== undefined;
}
