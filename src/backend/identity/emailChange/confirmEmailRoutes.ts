import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type Device, recordEvent } from '../../audit/recordEvent.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { inTransaction } from '../../store/inTransaction.ts';
import type { Database } from '../../store/openDatabase.ts';
import { confirmEmail, confirmEmailPath, findPendingEmail, lockPendingEmail } from './pendingEmails.ts';
import { type Html, messagePage, type PageBrand, help, pageFrame } from '../pages/pageFrame.ts';
import written from './emailChangedMail.de.json' with { type: 'json' };
import { html } from 'hono/html';

const emailChangedMail = createAccountMail('emailChangedMail', written);

export interface ConfirmEmailParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly pageBrandAt: (host: string) => PageBrand;
  readonly deviceOf: (request: HttpBindings['incoming']) => Device;
}

type ConfirmationResult = 'done' | 'taken' | 'expired';
const statuses = { done: 200, taken: 409, expired: 410 } as const satisfies Record<
  ConfirmationResult,
  number
>;

/** Creates the routes behind the link that is mailed to a new address. */
export function confirmEmailRoutes({
  database,
  clock,
  pageBrandAt,
  deviceOf,
}: ConfirmEmailParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const path = `${confirmEmailPath}/:token{[\\w-]{43}}`;
  const pageOf = (context: Context) => pageBrandAt(context.req.header('host') ?? '');
  const end = (context: Context, ending: ConfirmationResult) =>
    context.html(showResult(pageOf(context), ending), statuses[ending]);

  app.get(path, async (context) => {
    const page = pageOf(context);
    const pending = await findPendingEmail(
      database.query,
      page.brand.id,
      context.req.param('token'),
      clock(),
    );
    if (pending === undefined) return end(context, 'expired');
    return context.html(confirmEmailPage(page, context.req.path, pending.newEmail));
  });
  app.post(path, async (context) => {
    const { brand } = pageOf(context);
    const token = context.req.param('token');
    const by = deviceOf(context.env.incoming);
    const ending = await inTransaction(database.query, async (store): Promise<ConfirmationResult> => {
      const pending = await lockPendingEmail(store, brand.id, token, clock());
      if (pending === undefined) return 'expired';
      const { account_id: accountId } = pending;
      const event = { at: clock(), accountId, brand: brand.id, kind: 'emailConfirmation', by } as const;
      if (!(await confirmEmail(store, pending))) {
        await recordEvent(store, { ...event, outcome: 'refused', detail: 'taken' });
        return 'taken';
      }
      await recordEvent(store, { ...event, outcome: 'done' });
      const values = { email: pending.newEmail };
      await queueMail(store, emailChangedMail({ account: pending.profile, brand, values }), pending);
      return 'done';
    });
    return end(context, ending);
  });
  app.all(`${confirmEmailPath}/*`, (context) => end(context, 'expired'));
  return app;
}

function showResult(page: PageBrand, ending: ConfirmationResult): Html {
  const { texts } = page;
  return messagePage(page, {
    title: texts(`confirmEmail.${ending}.title`),
    text: texts(`confirmEmail.${ending}.text`),
    action: { href: '/', label: texts(`confirmEmail.${ending}.action`) },
  });
}

/** Returns a page with a button that confirms the address: programs that scan mails follow links, but press no buttons. */
function confirmEmailPage(page: PageBrand, action: string, email: string): Html {
  const { texts } = page;
  const title = texts('confirmEmail.title');
  return pageFrame(page, {
    title,
    main: html`<h1>${title}</h1>
      <p class="intro">${texts('confirmEmail.text', { email })}</p>
      <form method="post" action="${action}" novalidate>
        <button type="submit" class="button">${texts('confirmEmail.submit')}</button>
      </form>
      ${help(page)}`,
  });
}
