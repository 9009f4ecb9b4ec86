import { refuse, type SlowHandler } from '../../api/OperationCall.ts';
import { confirmEmailPath, storePendingEmail } from '../../identity/emailChange/pendingEmails.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { queueUnconfirmedMail } from '../../mail/queueUnconfirmedMail.ts';
import { checkPassword, lockSignIn } from './checkPassword.ts';
import confirmEmail from './confirmEmailMail.de.json' with { type: 'json' };
import emailRequested from './emailRequestedMail.de.json' with { type: 'json' };

const confirmEmailMail = createAccountMail('confirmEmailMail', confirmEmail);
const emailRequestedMail = createAccountMail('emailRequestedMail', emailRequested);

/** Mails a link to the new address, which is used once the link was followed (API-021). The current address is informed. */
export const changeEmail: SlowHandler<'changeEmail'> = {
  async prepare(call) {
    const checked = await checkPassword(call, call.body.password);
    if (checked.kind === 'refusal') return checked;

    return async (locked) => {
      const { account, body, store, brand, now, origin, grantId } = locked;
      const current = await lockSignIn(store, checked.signIn);
      if (current.kind === 'refusal') return current;
      const email = body.newEmail;
      const token = await storePendingEmail(store, current.signIn, { email, now, grantId });
      if (token === null) return refuse(409, 'EMAIL_IN_USE');

      const address = `${origin}${confirmEmailPath}/${token}`;
      const mail = { account: account.profile, brand, values: { email } };
      await queueUnconfirmedMail(
        locked,
        confirmEmailMail({ account: account.profile, brand, address, to: email }),
      );
      await queueMail(store, emailRequestedMail(mail), account);
      return { kind: 'answer', status: 204 };
    };
  },
};
