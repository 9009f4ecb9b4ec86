import type { Brand } from '../../brand/index.ts';
import type { PageProvider } from '../../protocol/pageProvider.ts';
import { callbackPath } from '../auth/safeReturnPath.ts';
import { silentSignIn } from '../auth/silentSignIn.ts';
import type { SilentAnswer } from '../auth/Tokens.ts';
import type { Boot } from './Boot.ts';
import { createEarlyCalls } from './createEarlyCalls.ts';

/** What the server wrote into the page. */
export interface PageFacts {
  readonly brand: Brand | null;
  /** Null where customers sign in elsewhere. */
  readonly provider: PageProvider | null;
}

/** Begins what every visit begins with, in the first moment there is a page: the sign-in and, with its token, the first calls. */
export function startBoot(page: Window, { brand, provider }: PageFacts): Boot {
  const { origin, pathname } = page.location;
  const isAnswer = pathname === callbackPath;
  const send = page.fetch.bind(page);
  const signIn: Promise<SilentAnswer> =
    brand === null || provider === null || isAnswer
      ? Promise.resolve({ kind: 'signedOut' })
      : silentSignIn({ provider, identity: brand.identity, origin, send });
  const early = createEarlyCalls({ origin, send });
  void signIn.then((answer) => {
    if (brand !== null && answer.kind === 'signedIn') early.start(answer.tokens, brand.identity);
  });
  return { signIn, take: early.take };
}
