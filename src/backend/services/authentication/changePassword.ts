import { refuse, type SlowHandler } from '../../api/Call.ts';
import { changePasswordOf } from '../../identity/changeSignIn.ts';
import { hashPassword } from '../../identity/hashPassword.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { accountMail } from '../../mail/accountMail.ts';
import { checkPassword, lockSignIn } from './checkPassword.ts';

const shortest = 8;

/** Another password (API-022). Its length is checked only here (ACC-070), after the old one has been found right. */
export const changePassword: SlowHandler<'changePassword'> = {
  async prepare(call) {
    if (call.account.demo) return refuse(403, 'DEMO_ACCOUNT');
    const { oldPassword, newPassword } = call.body;
    const checked = await checkPassword(call, oldPassword);
    if (checked.kind === 'refusal') return checked;
    if (Array.from(newPassword).length < shortest) return refuse(422, 'PASSWORD_TOO_SHORT');
    const newHash = await hashPassword(newPassword);

    return async ({ account, store, brand, grantId }) => {
      const locked = await lockSignIn(store, checked.signIn);
      if (locked.kind === 'refusal') return locked;
      await changePasswordOf(store, locked.signIn, newHash, grantId);
      await queueMail(store, accountMail('passwordChanged', account.profile, brand), account);
      return { kind: 'answer', status: 204 };
    };
  },
};
