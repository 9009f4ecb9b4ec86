import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Device, recordEvent } from '../../audit/recordEvent.ts';
import type { Brand } from '../../../brand/index.ts';
import { inTransaction } from '../../store/inTransaction.ts';
import type { Database } from '../../store/openDatabase.ts';
import { hashPassword } from './hashPassword.ts';
import { messagePage, type PageBrand } from '../pages/pageFrame.ts';
import { findLinkSignIn, lockLinkSignIn, setPassword, setPasswordPath } from '../passwordLinks.ts';
import { findPasswordProblem } from './findPasswordProblem.ts';
import { type NewPasswordProblem, setPasswordPage } from './setPasswordPage.ts';
import type { SignIn } from '../findSignIn.ts';
import { settings } from '../../settings/settings.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Store } from '../../api/OperationCall.ts';
import { createLanes } from '../../limits/createLanes.ts';
import { queues } from '../../limits/limits.ts';
import { lockAccount } from '../../api/lockAccount.ts';
import written from './passwordSetMail.de.json' with { type: 'json' };

const passwordSetMail = createAccountMail('passwordSetMail', written);

/** A link sets one password, so that its requests need no more than one hash at once. */
const hashesOfLink = createLanes(queues.hashesOfLink);

const { pageBodyMaxBytes, passwordMaxLength } = settings.identity;

export interface SetPasswordParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly pageBrandAt: (host: string) => PageBrand;
  readonly deviceOf: (request: HttpBindings['incoming']) => Device;
}

const endings = { done: 200, expired: 410 } as const;

/** Creates the routes behind the link of an invitation or of a password reset. */
export function setPasswordRoutes({
  database,
  clock,
  pageBrandAt,
  deviceOf,
}: SetPasswordParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const path = `${setPasswordPath}/:token{[\\w-]{43}}`;
  const pageOf = (context: Context) => pageBrandAt(context.req.header('host') ?? '');
  const end = (context: Context, ending: keyof typeof endings) => {
    const page = pageOf(context);
    const { texts } = page;
    const message = {
      title: texts(`setPassword.${ending}.title`),
      text: texts(`setPassword.${ending}.text`),
      action: { href: '/', label: texts(`setPassword.${ending}.action`) },
    };
    return context.html(messagePage(page, message), endings[ending]);
  };

  app.get(path, async (context) => {
    const page = pageOf(context);
    const signIn = await findLinkSignIn(database.query, page.brand.id, context.req.param('token'), clock());
    if (signIn === undefined) return end(context, 'expired');
    return context.html(setPasswordPage(page, context.req.path, signIn.email, null));
  });
  const refuseLongBody = async (context: Context) => {
    const page = pageOf(context);
    const signIn = await findLinkSignIn(
      database.query,
      page.brand.id,
      context.req.param('token') ?? '',
      clock(),
    );
    if (signIn === undefined) return end(context, 'expired');
    return context.html(setPasswordPage(page, context.req.path, signIn.email, 'tooLong'), 413);
  };
  app.post(path, bodyLimit({ maxSize: pageBodyMaxBytes, onError: refuseLongBody }), async (context) => {
    const page = pageOf(context);
    const { brand } = page;
    const token = context.req.param('token');
    const signIn = await findLinkSignIn(database.query, brand.id, token, clock());
    if (signIn === undefined) return end(context, 'expired');
    const { password: sent } = await context.req.parseBody();
    const wanted = typeof sent === 'string' ? sent : '';
    const problem = await findProblem(database, wanted, signIn, brand);
    if (problem !== null)
      return context.html(setPasswordPage(page, context.req.path, signIn.email, problem), 400);

    const hash = await hashesOfLink(token, () => hashPassword(wanted));
    const isSet = await inTransaction(database.query, async (store) => {
      const locked = await lockLinkSignIn(store, brand.id, token, clock());
      if (locked === undefined) return false;
      const by = deviceOf(context.env.incoming);
      await storePassword(store, locked, hash, { brand, at: clock(), by });
      return true;
    });
    return end(context, isSet ? 'done' : 'expired');
  });
  app.all(`${setPasswordPath}/*`, (context) => end(context, 'expired'));
  return app;
}

/** Returns the reason why a password is not taken; null when it is. */
async function findProblem(
  { query }: Database,
  password: string,
  { account_id }: SignIn,
  brand: Brand,
): Promise<NewPasswordProblem | null> {
  if (password === '') return 'missing';
  if (Array.from(password).length > passwordMaxLength) return 'tooLong';
  const { profile } = await query
    .selectFrom('accounts')
    .select('profile')
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow();
  return findPasswordProblem(password, { profile, brand });
}

/** Sets the password of a sign-in, tells its owner by mail, and writes it to the audit log. */
async function storePassword(
  store: Store,
  signIn: SignIn,
  hash: string,
  { brand, at, by }: { readonly brand: Brand; readonly at: Date; readonly by: Device },
): Promise<void> {
  const { account_id: accountId } = signIn;
  await setPassword(store, signIn, hash);
  const account = await lockAccount(store, accountId);
  if (account !== undefined)
    await queueMail(store, passwordSetMail({ account: account.profile, brand }), account);
  await recordEvent(store, { at, accountId, brand: brand.id, by, kind: 'passwordSet', outcome: 'done' });
}
