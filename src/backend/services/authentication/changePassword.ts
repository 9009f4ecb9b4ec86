import { type Handler, refuse } from '../../api/Call.ts';
import { changePasswordOf } from '../../identity/changeSignIn.ts';
import { signInOfAccount } from '../../identity/signInOfAccount.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { accountMail } from '../../mail/accountMail.ts';
import { passwordRefusal } from './passwordRefusal.ts';

const shortest = 8;

/** Another password (API-022). Its length is checked only here (ACC-070), after the old one has been found right. */
export const changePassword: Handler<'changePassword'> = async (call) => {
  const { account, body, store, brand, grantId } = call;
  if (account.demo) return refuse(403, 'DEMO_ACCOUNT');
  const signIn = await signInOfAccount(store, account.account_id);
  const refusal = await passwordRefusal(call, signIn, body.oldPassword);
  if (refusal !== null || signIn === undefined) return refusal ?? refuse(403, 'WRONG_PASSWORD');
  if (Array.from(body.newPassword).length < shortest) return refuse(422, 'PASSWORD_TOO_SHORT');

  await changePasswordOf(store, signIn, body.newPassword, grantId);
  await queueMail(store, accountMail('passwordChanged', account.profile, brand));
  return { kind: 'answer', status: 204 };
};
