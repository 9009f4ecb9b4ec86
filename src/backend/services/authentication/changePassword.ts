import { refuse, type SlowHandler } from '../../api/Call.ts';
import { changePasswordOf } from '../../identity/changeSignIn.ts';
import { hashPassword } from '../../identity/hashPassword.ts';
import { isEasyPassword } from '../../identity/isEasyPassword.ts';
import { accountMail } from '../../mail/accountMail.ts';
import { queueAccountMail } from '../../mail/queueAccountMail.ts';
import { checkPassword, lockSignIn } from './checkPassword.ts';

const shortest = 8;

/** Another password (API-022). Whether it will do is checked only here (ACC-070), after the old one has been found right. */
export const changePassword: SlowHandler<'changePassword'> = {
  async prepare(call) {
    const { oldPassword, newPassword } = call.body;
    const checked = await checkPassword(call, oldPassword);
    if (checked.kind === 'refusal') return checked;
    if (Array.from(newPassword).length < shortest) return refuse(422, 'PASSWORD_TOO_SHORT');
    const names = [checked.signIn.email, call.brand?.name ?? '', call.brand?.realm ?? ''];
    if (isEasyPassword(newPassword, names)) return refuse(422, 'PASSWORD_TOO_EASY');
    const newHash = await hashPassword(newPassword);

    return async (locked) => {
      const { account, store, brand, grantId } = locked;
      const current = await lockSignIn(store, checked.signIn);
      if (current.kind === 'refusal') return current;
      await changePasswordOf(store, current.signIn, newHash, grantId);
      await queueAccountMail(locked, accountMail('passwordChanged', account.profile, brand));
      return { kind: 'answer', status: 204 };
    };
  },
};
