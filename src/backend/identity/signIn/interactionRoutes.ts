import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type Provider from 'oidc-provider';
import { cleanEmail, normalizeEmail } from '../../../plain/normalizeEmail.ts';
import { createRetryHeader } from '../../http/createRetryHeader.ts';
import { checkGuess, countGuess, forgiveGuess } from '../guesses.ts';
import { findUserByPassword } from '../identityUsers.ts';
import { noticePage } from '../pages/noticePage.ts';
import { sessionEndedParameter, getSignInPath } from '../createProviderConfiguration.ts';
import { answerUnknownSignIn } from './answerUnknownSignIn.ts';
import { getHost, type InteractionParts, type PageContext } from './InteractionParts.ts';
import { recordSignIn } from './recordSignIn.ts';
import {
  type Attempt,
  continueSignIn,
  type ParkedSignIn,
  readParkedSignIn,
  showSecondStep,
  takeSecondStep,
} from './secondStep.ts';
import { type FieldName, signInPage, type SignInProblem } from './signInPage.ts';
import emailShape from '../../../../schemas/_shared/email.json' with { type: 'json' };
import { settings } from '../../settings/settings.ts';

const { pageBodyMaxBytes, passwordMaxLength } = settings.identity;

/** Creates the routes of the sign-in page: `/oidc/interaction/:uid`. */
export function interactionRoutes(parts: InteractionParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const path = getSignInPath(':uid');

  app.use(path, async (context, next) => {
    return parts.providerAt(getHost(context)) === null ? answerNotFound(context, parts) : next();
  });
  app.get(path, async (context) => {
    const interaction = await openInteraction(context, parts);
    if (!interaction) return answerUnknown(context, parts);
    const { hasEnded, parked, provider } = interaction;
    if (parked !== null)
      return (await showSecondStep({ context, parts, provider }, parked)) ?? answerUnknown(context, parts);
    return context.html(
      signInPage(
        parts.pageBrandAt(getHost(context)),
        { action: context.req.path, email: '', hasEnded },
        null,
      ),
    );
  });
  const refuseLongBody = (context: Context) =>
    context.html(
      signInPage(
        parts.pageBrandAt(context.req.header('host') ?? ''),
        { action: context.req.path, email: '', hasEnded: false },
        { kind: 'tooLong', fields: ['email', 'password'] },
      ),
      413,
    );
  app.post(path, bodyLimit({ maxSize: pageBodyMaxBytes, onError: refuseLongBody }), async (context) => {
    const interaction = await openInteraction(context, parts);
    if (!interaction) return answerUnknown(context, parts);
    const { provider, parked } = interaction;
    const attempt = { context, parts, provider };
    const form = await context.req.parseBody();
    if (parked === null || form['password'] !== undefined) return signIn(attempt, form);
    return (await takeSecondStep(attempt, parked, form)) ?? answerUnknown(context, parts);
  });
  app.all('/oidc/interaction/*', (context) => answerNotFound(context, parts));
  return app;
}

async function signIn(
  { context, parts, provider }: Attempt,
  form: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const page = parts.pageBrandAt(getHost(context));
  const email = cleanEmail(readFormText(form['email']));
  const password = readFormText(form['password']);
  const refuse = (problem: SignInProblem, status: 400 | 403 | 429) =>
    context.html(
      signInPage(page, { action: context.req.path, email, hasEnded: false }, problem),
      status,
      problem.kind === 'throttled' ? createRetryHeader(problem.seconds) : {},
    );

  if (email === '' || password === '') {
    return refuse({ kind: 'missing', email: email === '', password: password === '' }, 400);
  }
  const long = listLongFields(email, password);
  if (long.length > 0) return refuse({ kind: 'tooLong', fields: long }, 400);
  const login = { brand: page.brand.id, login: normalizeEmail(email) };
  const by = parts.deviceOf(context.env.incoming);
  const browser = await parts.browsers.find(context, login);
  const guess = { login: `${login.brand}/${login.login}`, network: by.network, browser };
  const attempt = { ...login, at: parts.clock(), by };
  const counted = await countGuess(parts.database, guess, attempt.at);
  if (counted.kind === 'refused') {
    await recordSignIn(parts.database, attempt, 'limit');
    return refuse({ kind: 'throttled', seconds: counted.seconds }, 429);
  }
  const user = await checkGuess(guess, counted, () =>
    findUserByPassword(parts.database, login.brand, login.login, password),
  );
  if (!user) {
    await recordSignIn(parts.database, attempt, 'credentials');
    return refuse({ kind: 'credentials' }, 403);
  }
  await forgiveGuess(parts.database, guess, counted);
  return continueSignIn({ context, parts, provider }, user);
}

interface OpenInteraction {
  readonly provider: Provider;
  /** True when the session of this browser has ended, as the portal says. */
  readonly hasEnded: boolean;
  /** The sign-in whose second step is missing; null before the password. */
  readonly parked: ParkedSignIn | null;
}

/** Finds the sign-in that the path names; null unless this browser has begun it and it has not expired. */
async function openInteraction(
  context: PageContext,
  parts: InteractionParts,
): Promise<OpenInteraction | null> {
  const provider = parts.providerAt(getHost(context));
  if (!provider) return null;
  try {
    const { uid, prompt, params, result } = await provider.interactionDetails(
      context.env.incoming,
      context.env.outgoing,
    );
    if (uid !== context.req.param('uid') || prompt.name !== 'login') return null;
    return {
      provider,
      hasEnded: params[sessionEndedParameter] !== undefined,
      parked: readParkedSignIn(result),
    };
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  }
}

function answerUnknown(context: PageContext, parts: InteractionParts): Response | Promise<Response> {
  const host = getHost(context);
  const isSecure = parts.providerAt(host)?.issuer.startsWith('https:') === true;
  return answerUnknownSignIn(context, parts.pageBrandAt(host), isSecure);
}

function answerNotFound(context: PageContext, parts: InteractionParts): Response | Promise<Response> {
  return context.html(noticePage(parts.pageBrandAt(getHost(context)), 'notFound'), 404);
}

const readFormText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the fields that are longer than any that the portal accepts, so that they are not cut without a word. */
const listLongFields = (email: string, password: string): readonly FieldName[] => [
  ...(Array.from(email).length > emailShape.maxLength ? ['email' as const] : []),
  ...(Array.from(password).length > passwordMaxLength ? ['password' as const] : []),
];
