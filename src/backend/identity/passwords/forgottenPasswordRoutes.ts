import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type Provider from 'oidc-provider';
import { cleanEmail, normalizeEmail } from '../../../plain/normalizeEmail.ts';
import { emailPattern } from '../../../protocol/emailPattern.ts';
import { type Device, recordEvent } from '../../audit/recordEvent.ts';
import { createErrorEntry } from '../../http/createErrorEntry.ts';
import type { Log } from '../../http/LogEntry.ts';
import { createRetryHeader } from '../../http/createRetryHeader.ts';
import { createDatabaseCounters } from '../../limits/createDatabaseCounters.ts';
import { spend } from '../../limits/spend.ts';
import { inTransaction } from '../../store/inTransaction.ts';
import type { Database } from '../../store/openDatabase.ts';
import { forgottenPasswordPage, type ForgottenPasswordProblem } from './forgottenPasswordPage.ts';
import { type LinkPlace, mailPasswordLink } from './mailPasswordLink.ts';
import { noticePage } from '../pages/noticePage.ts';
import { messagePage, type PageBrand } from '../pages/pageFrame.ts';
import { forgottenPasswordPath } from '../passwordLinks.ts';
import emailShape from '../../../../schemas/_shared/email.json' with { type: 'json' };
import { settings } from '../../settings/settings.ts';
import { findSignInByLogin } from '../findSignIn.ts';
import { countGuess } from '../guesses.ts';
import type { KnownBrowsers } from '../signIn/knownBrowsers.ts';

const { pageBodyMaxBytes } = settings.identity;

export interface ForgottenPasswordParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  /** Returns null for a site whose customers sign in elsewhere. */
  readonly providerAt: (host: string) => Provider | null;
  readonly pageBrandAt: (host: string) => PageBrand;
  readonly originOf: (host: string) => string;
  /** Returns the browser of a request, with the network by which limits count. */
  readonly deviceOf: (request: HttpBindings['incoming']) => Device;
  readonly browsers: KnownBrowsers;
}

/**
 * Creates the routes that mail a link to a customer who forgot the password. The response is the same for every address and is sent before
 * the address is looked up: neither its words nor its time tell whether the address is known.
 */
export function forgottenPasswordRoutes(parts: ForgottenPasswordParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const hostOf = (context: Context) => context.req.header('host') ?? '';
  const pageOf = (context: Context) => parts.pageBrandAt(hostOf(context));

  app.use(forgottenPasswordPath, async (context, next) =>
    parts.providerAt(hostOf(context)) === null
      ? context.html(noticePage(pageOf(context), 'notFound'), 404)
      : next(),
  );
  app.get(forgottenPasswordPath, (context) =>
    context.html(forgottenPasswordPage(pageOf(context), forgottenPasswordPath, '', null)),
  );
  const refuseLongBody = (context: Context) =>
    context.html(forgottenPasswordPage(pageOf(context), forgottenPasswordPath, '', { kind: 'tooLong' }), 413);
  app.post(
    forgottenPasswordPath,
    bodyLimit({ maxSize: pageBodyMaxBytes, onError: refuseLongBody }),
    async (context) => {
      const page = pageOf(context);
      const { email: sent } = await context.req.parseBody();
      const email = typeof sent === 'string' ? cleanEmail(sent) : '';
      const refuse = (problem: ForgottenPasswordProblem, status: 400 | 429) =>
        context.html(
          forgottenPasswordPage(page, forgottenPasswordPath, email, problem),
          status,
          problem.kind === 'throttled' ? createRetryHeader(problem.seconds) : {},
        );
      if (email === '') return refuse({ kind: 'missing' }, 400);
      if (Array.from(email).length > emailShape.maxLength) return refuse({ kind: 'tooLong' }, 400);
      if (!emailPattern.test(email)) return refuse({ kind: 'invalid' }, 400);

      const login = normalizeEmail(email);
      const now = parts.clock();
      const by = parts.deviceOf(context.env.incoming);
      const browser = await parts.browsers.find(context, { brand: page.brand.id, login });
      const guess = { login: `forgotten ${page.brand.id}/${login}`, network: by.network, browser };
      const counted = await countGuess(parts.database, guess, now);
      if (counted.kind === 'refused') return refuse({ kind: 'throttled', seconds: counted.seconds }, 429);
      const place = { brand: page.brand, origin: parts.originOf(hostOf(context)), now };
      setImmediate(() => void sendPasswordLink(parts, place, { login, browser, by }));
      const { texts } = page;
      return context.html(
        messagePage(page, {
          title: texts('forgotten.done.title'),
          text: texts('forgotten.done.text', { email }),
          action: { href: '/', label: texts('forgotten.done.action') },
        }),
      );
    },
  );
  return app;
}

/** Mails the link if the address is known. Failures go to the logs only, because the response is already sent. */
async function sendPasswordLink(
  { database: { query }, log }: Pick<ForgottenPasswordParts, 'database' | 'log'>,
  place: LinkPlace,
  { login, browser, by }: { readonly login: string; readonly browser: string | null; readonly by: Device },
): Promise<void> {
  const event = { at: place.now, brand: place.brand.id, kind: 'passwordLink', by } as const;
  let accountId: string | null = null;
  try {
    await inTransaction(query, async (store) => {
      const signIn = await findSignInByLogin(store, place.brand.id, login);
      accountId = signIn?.account_id ?? null;
      // A link does not enable a sign-in that an operator has disabled.
      if (signIn === undefined || signIn.disabled_at !== null) {
        const detail = signIn === undefined ? 'unknown' : 'disabled';
        return recordEvent(store, { ...event, accountId, outcome: 'refused', detail });
      }
      const key = `${place.brand.id}/${login}`;
      const uses = browser === null ? { linkMailsOfLogin: key } : { linkMailsOfBrowser: `${browser} ${key}` };
      if ((await spend(createDatabaseCounters(store), uses, place.now)) !== null)
        return recordEvent(store, { ...event, accountId, outcome: 'refused', detail: 'limit' });
      await mailPasswordLink(store, place, 'passwordForgotten', signIn.account_id);
      return recordEvent(store, { ...event, accountId, outcome: 'done' });
    });
  } catch (error) {
    log(createErrorEntry(randomUUID(), error));
  }
}
