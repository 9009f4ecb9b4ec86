import { type Call, type Refusal, refuse } from '../../api/Call.ts';
import { passwordMatches } from '../../identity/passwordMatches.ts';
import type { SignIn } from '../../identity/signInOfAccount.ts';

const mostWrong = 5;
const windowLength = 15 * 60_000;

/**
 * Why the password given to a call is not enough; null when it is right. After five wrong ones within 15 minutes none is looked at
 * until the oldest of them is forgotten. A refusal commits what was counted.
 */
export async function passwordRefusal(
  { account, store, now }: Pick<Call, 'account' | 'store' | 'now'>,
  signIn: SignIn | undefined,
  password: string,
): Promise<Refusal | null> {
  const { account_id } = account;
  const since = new Date(now.getTime() - windowLength).toISOString();
  const wrong = await store
    .selectFrom('wrong_passwords')
    .select('given_at')
    .where('account_id', '=', account_id)
    .where('given_at', '>', since)
    .orderBy('given_at')
    .execute();
  const oldest = wrong.at(-mostWrong);
  if (oldest !== undefined) {
    const retryAfter = Math.ceil((Date.parse(oldest.given_at) + windowLength - now.getTime()) / 1000);
    return { ...refuse(429, 'TOO_MANY_REQUESTS'), retryAfter };
  }
  const isRight = await passwordMatches(password, signIn?.password_hash);
  const forgotten = isRight ? now.toISOString() : since;
  await store
    .deleteFrom('wrong_passwords')
    .where('account_id', '=', account_id)
    .where('given_at', '<=', forgotten)
    .execute();
  if (isRight) return null;
  await store.insertInto('wrong_passwords').values({ account_id, given_at: now.toISOString() }).execute();
  return refuse(403, 'WRONG_PASSWORD');
}
