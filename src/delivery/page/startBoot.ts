import type { Brand } from '../../brand/index.ts';
import { laterId, programId } from '../BuiltPages.ts';
import type { PageCalls } from '../../protocol/pageCalls.ts';
import { callbackPath, type PageProvider } from '../../protocol/pageProvider.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { lastMessageKey, signOutChannel } from '../../portal/auth/signOutNames.ts';
import { silentSignIn } from './silentSignIn.ts';
import type { SilentAnswer } from '../../portal/auth/Tokens.ts';
import { selectedPolicyKey } from '../../portal/session/selectedPolicyKey.ts';
import type { Boot } from './Boot.ts';
import { createEarlyAnswers } from './createEarlyAnswers.ts';

/** What the server wrote into the page. */
export interface PageFacts {
  readonly brand: Brand | null;
  /** Null where customers sign in elsewhere. */
  readonly provider: PageProvider | null;
  readonly calls: PageCalls;
}

/**
 * Begins what every visit begins with, in the first moment there is a page: the sign-in, whose answer brings what is asked for first. Who
 * has to sign in first leaves for that at once, and the program is not even asked for. Elsewhere the program begins while the answer is on
 * its way, once there is something to be seen.
 */
export function startBoot(page: Window, facts: PageFacts): Boot {
  const early = createEarlyAnswers(page.location.origin);
  const begin = (): void => beginProgram(page.document);
  const signIn = signInOf(page, facts, () => page.requestAnimationFrame(() => page.setTimeout(begin)));
  let isSignedOut = false;
  new BroadcastChannel(signOutChannel).addEventListener('message', () => (isSignedOut = true));
  void signIn.then((answer) => {
    if (answer.kind === 'signedIn') early.keep(answer.answers);
    begin();
  });
  askForLaterFiles(page.document);
  return { signIn, take: early.take, isSignedOut: () => isSignedOut };
}

/** Never resolves where it leaves the page. `sent`: told when there is nothing to do but wait. */
async function signInOf(
  page: Window,
  { brand, provider, calls }: PageFacts,
  sent: () => void,
): Promise<SilentAnswer> {
  const { origin, pathname } = page.location;
  if (brand === null || provider === null || pathname === callbackPath) return { kind: 'signedOut' };
  const { identity } = brand;
  const send = page.fetch.bind(page);
  const answer = await silentSignIn({
    provider,
    identity,
    origin,
    asked: { ...calls, policyNumber: kept(page, selectedPolicyKey) },
    send(url, request) {
      const response = send(url, request);
      sent();
      return response;
    },
  });
  // This tab has just signed out, and something is still to be read.
  if (answer.kind !== 'signedOut' || kept(page, lastMessageKey) !== null) return answer;
  return (await leaveForSignIn({ provider, identity, page })) ? new Promise(() => {}) : answer;
}

/** What this tab keeps; null also where the browser denies it. */
function kept(page: Window, key: string): string | null {
  try {
    return page.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The server puts the program aside. It is begun once. */
function beginProgram(page: Document): void {
  const aside = page.getElementById(programId);
  if (aside instanceof HTMLTemplateElement) aside.replaceWith(aside.content);
}

/** More than the smallest files of the program have, in bytes. */
const large = 10_000;

/**
 * Asks for the files of the page when the first large file of the program is there. Asked for together, all of them would come at the same
 * time; so what they are built upon is read and run while they are on their way. Asked for when the whole program is there, they would
 * leave the line empty for a round trip.
 */
function askForLaterFiles(page: Document): void {
  const later = page.getElementById(laterId);
  if (!(later instanceof HTMLTemplateElement)) return;
  new PerformanceObserver((list, observer) => {
    const files = list.getEntriesByType('resource') as PerformanceResourceTiming[];
    if (!files.some(({ name, encodedBodySize }) => name.endsWith('.js') && encodedBodySize > large)) return;
    observer.disconnect();
    page.head.append(later.content);
  }).observe({ type: 'resource', buffered: true });
}
