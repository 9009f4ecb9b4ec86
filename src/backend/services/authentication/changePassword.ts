import type { SlowHandler } from '../../api/OperationCall.ts';
import { replacePasswordHash } from '../../identity/changeSignIn.ts';
import { hashPassword } from '../../identity/passwords/hashPassword.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { findNewPasswordRefusal } from './checkNewPassword.ts';
import { checkPassword, lockSignIn } from './checkPassword.ts';
import written from './passwordChangedMail.de.json' with { type: 'json' };

const passwordChangedMail = createAccountMail('passwordChangedMail', written);

/** Changes the password (API-022). The new password is checked only here (ACC-070), after the old one. */
export const changePassword: SlowHandler<'changePassword'> = {
  async prepare(call) {
    const { oldPassword, newPassword } = call.body;
    const checked = await checkPassword(call, oldPassword);
    if (checked.kind === 'refusal') return checked;
    const refused = await findNewPasswordRefusal(call, newPassword);
    if (refused !== null) return refused;
    const newHash = await hashPassword(newPassword);

    return async ({ account, store, brand, grantId }) => {
      const current = await lockSignIn(store, checked.signIn);
      if (current.kind === 'refusal') return current;
      await replacePasswordHash(store, current.signIn, newHash, { ending: 'passwordChange', grantId });
      await queueMail(store, passwordChangedMail({ account: account.profile, brand }), account);
      return { kind: 'answer', status: 204 };
    };
  },
};
