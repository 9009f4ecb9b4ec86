import { refuse, type SlowHandler } from '../../api/Call.ts';
import { changeLogin } from '../../identity/changeSignIn.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { accountMail } from '../../mail/accountMail.ts';
import { checkPassword, lockSignIn } from './checkPassword.ts';

/** The account signs in with, and is written to at, the new address (API-021). The old one is told. */
export const changeEmail: SlowHandler<'changeEmail'> = {
  async prepare(call) {
    if (call.account.demo) return refuse(403, 'DEMO_ACCOUNT');
    if (call.account.profile.remediation === true) return refuse(403, 'CUSTOMER_DEACTIVATED');
    const checked = await checkPassword(call, call.body.password);
    if (checked.kind === 'refusal') return checked;

    return async ({ account, body, store, brand }) => {
      const locked = await lockSignIn(store, checked.signIn);
      if (locked.kind === 'refusal') return locked;
      const email = body.newEmail;
      if (!(await changeLogin(store, locked.signIn, email))) return refuse(409, 'EMAIL_IN_USE');

      await store
        .updateTable('accounts')
        .set({ profile: JSON.stringify({ ...account.profile, email }) })
        .where('account_id', '=', account.account_id)
        .execute();
      await queueMail(store, accountMail('emailChanged', account.profile, brand, { email }), account);
      return { kind: 'answer', status: 204 };
    };
  },
};
