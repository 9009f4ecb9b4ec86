import { type Handler, refuse } from '../../api/OperationCall.ts';
import { addMonths } from '../../../calendar/index.ts';
import { formatDayInWords } from '../../../domain/formatDayInWords.ts';
import { queueAccountMail } from '../../mail/queueAccountMail.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import { settings } from '../../settings/settings.ts';
import written from './deletionPostponedMail.de.json' with { type: 'json' };

const deletionPostponedMail = createAccountMail('deletionPostponedMail', written);

/**
 * Postpones a deletion once, after the first announcement. A repeated request on the same day, after a lost response, has no further
 * effect.
 */
export const postponeDeletion: Handler<'postponeDeletion'> = async ({
  account,
  store,
  now,
  today,
  brand,
}) => {
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
  await queueAccountMail(
    { store, account, now },
    deletionPostponedMail({
      account: account.profile,
      brand,
      values: { day: formatDayInWords(deletes_on) },
    }),
  );
  return { kind: 'answer', status: 204 };
};
