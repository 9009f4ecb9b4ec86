import { type Handler, refuse } from '../../api/OperationCall.ts';
import { addMonths } from '../../../calendar/index.ts';
import { formatDayInWords } from '../../../domain/formatDayInWords.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import { settings } from '../../settings/settings.ts';
import written from './deletionPostponedMail.de.json' with { type: 'json' };

const deletionPostponedMail = createAccountMail('deletionPostponedMail', written);

/**
 * Postpones a deletion once, after the first announcement. A repeated request on the same day, after a lost response, has no further
 * effect.
 */
export const postponeDeletion: Handler<'postponeDeletion'> = async ({ account, store, today, brand }) => {
  const job = await store
    .selectFrom('deletion_jobs')
    .selectAll()
    .where('account_id', '=', account.account_id)
    .forUpdate()
    .executeTakeFirst();
  if (job?.state === 'POSTPONED' && job.postponed_on === today) return { kind: 'answer', status: 204 };
  if (job?.state !== 'SENT_MAIL_1') return refuse(409, 'NOT_POSTPONABLE');

  const deletes_on = addMonths(job.deletes_on, settings.account.deletionPostponedMonths);
  await store
    .updateTable('deletion_jobs')
    .set({ state: 'POSTPONED', deletes_on, postponed_on: today })
    .where('account_id', '=', account.account_id)
    .execute();
  const values = { day: formatDayInWords(deletes_on) };
  await queueMail(store, deletionPostponedMail({ account: account.profile, brand, values }), account);
  return { kind: 'answer', status: 204 };
};
