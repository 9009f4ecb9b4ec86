import { type Handler, refuse } from '../../api/Call.ts';
import { changeLogin } from '../../identity/changeSignIn.ts';
import { signInOfAccount } from '../../identity/signInOfAccount.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { accountMail } from '../../mail/accountMail.ts';
import { passwordRefusal } from './passwordRefusal.ts';

/** The account signs in with, and is written to at, the new address (API-021). The old one is told. */
export const changeEmail: Handler<'changeEmail'> = async (call) => {
  const { account, body, store, brand } = call;
  if (account.demo) return refuse(403, 'DEMO_ACCOUNT');
  if (account.profile.remediation === true) return refuse(403, 'CUSTOMER_DEACTIVATED');
  const signIn = await signInOfAccount(store, account.account_id);
  const refusal = await passwordRefusal(call, signIn, body.password);
  if (refusal !== null || signIn === undefined) return refusal ?? refuse(403, 'WRONG_PASSWORD');
  const email = body.newEmail;
  if (!(await changeLogin(store, signIn, email))) return refuse(409, 'EMAIL_IN_USE');

  await store
    .updateTable('accounts')
    .set({ profile: JSON.stringify({ ...account.profile, email }) })
    .where('account_id', '=', account.account_id)
    .execute();
  await queueMail(store, accountMail('emailChanged', account.profile, brand, { email }));
  return { kind: 'answer', status: 204 };
};
