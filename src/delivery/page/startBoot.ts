import type { Boot } from '../../portal/auth/Boot.ts';
import { lastMessageKey, signOutChannel } from '../../portal/auth/signOutNames.ts';
import { selectedPolicyKey } from '../../portal/session/stores/selectedPolicyKey.ts';
import { callbackPath } from '../../protocol/signIn.ts';
import { laterId, programId } from '../BuiltPages.ts';
import type { PageFacts } from '../pageFacts.ts';
import { createPrefetchedResponses } from './createPrefetchedResponses.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { signInSilently, type SilentSignInResult } from './signInSilently.ts';

/**
 * Starts a visit as soon as the page exists. First it sends the silent sign-in, whose response contains the first responses of the API. A
 * customer without a session leaves for the sign-in page at once, and the program is not loaded. Otherwise the program starts before the
 * response arrives, after the browser has painted the loading frame.
 */
export function startBoot(page: Window, facts: PageFacts): Boot {
  const prefetched = createPrefetchedResponses(page.location.origin);
  const start = (): void => startProgram(page.document);
  const signIn = beginSignIn(page, facts, () => page.requestAnimationFrame(() => page.setTimeout(start)));
  let isSignedOut = false;
  new BroadcastChannel(signOutChannel).addEventListener('message', () => (isSignedOut = true));
  void signIn.then((result) => {
    if (result.kind === 'signedIn') prefetched.keep(result.responses);
    start();
  });
  loadLaterFiles(page.document);
  return { signIn, takeResponse: prefetched.take, isSignedOut: () => isSignedOut };
}

/** Signs in silently, or leaves the page and never resolves. Calls `onSent` once the request was sent. */
async function beginSignIn(
  page: Window,
  { brand, provider, calls }: PageFacts,
  onSent: () => void,
): Promise<SilentSignInResult> {
  const { origin, pathname } = page.location;
  if (brand === null || provider === null || pathname === callbackPath) return { kind: 'signedOut' };
  const { identity } = brand;
  const send = page.fetch.bind(page);
  const result = await signInSilently({
    provider,
    identity,
    origin,
    prefetch: { ...calls, policyNumber: readStored(page, selectedPolicyKey) },
    send(url, request) {
      const response = send(url, request);
      onSent();
      return response;
    },
  });
  // After a sign-out in this tab the page stays, because it shows a message.
  if (result.kind !== 'signedOut' || readStored(page, lastMessageKey) !== null) return result;
  return (await leaveForSignIn({ provider, identity, page })) ? new Promise(() => {}) : result;
}

/** Reads a stored value of this tab; null also when the browser denies access. */
function readStored(page: Window, key: string): string | null {
  try {
    return page.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Moves the script of the program, which the server wrote into a template, into the page, once. */
function startProgram(page: Document): void {
  const template = page.getElementById(programId);
  if (template instanceof HTMLTemplateElement) template.replaceWith(template.content);
}

/** Large files of the program have at least this many bytes. */
const largeFile = 10_000;

/**
 * Loads the files of this page once the first large file of the program has arrived. Loaded earlier, they would slow the program down.
 * Loaded after the program, they would leave the connection unused for a round trip.
 */
function loadLaterFiles(page: Document): void {
  const later = page.getElementById(laterId);
  if (!(later instanceof HTMLTemplateElement)) return;
  new PerformanceObserver((list, observer) => {
    const files = list.getEntriesByType('resource') as PerformanceResourceTiming[];
    if (!files.some(({ name, encodedBodySize }) => name.endsWith('.js') && encodedBodySize > largeFile))
      return;
    observer.disconnect();
    page.head.append(later.content);
  }).observe({ type: 'resource', buffered: true });
}
