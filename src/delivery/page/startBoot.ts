import type { Boot } from '../../portal/auth/Boot.ts';
import { lastMessageKey, signOutChannel } from '../../portal/auth/signOutNames.ts';
import { selectedPolicyKey } from '../../portal/session/stores/selectedPolicyKey.ts';
import { callbackPath } from '../../protocol/signIn.ts';
import { laterId, programId } from '../BuiltPages.ts';
import type { PageFacts } from '../pageFacts.ts';
import { createPrefetchedResponses } from './createPrefetchedResponses.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { silentSignIn, type SilentSignInResult } from './silentSignIn.ts';

/**
 * Begins every visit as soon as there is a page. The silent sign-in leaves first; its answer brings the first responses of the API. A
 * customer without a session leaves for the sign-in page at once, and the program is not loaded. Otherwise the program starts while the
 * answer is on its way, after the browser has painted the loading frame.
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

/** Never resolves where it leaves the page. `onSent` is called once the request has left. */
async function beginSignIn(
  page: Window,
  { brand, provider, calls }: PageFacts,
  onSent: () => void,
): Promise<SilentSignInResult> {
  const { origin, pathname } = page.location;
  if (brand === null || provider === null || pathname === callbackPath) return { kind: 'signedOut' };
  const { identity } = brand;
  const send = page.fetch.bind(page);
  const result = await silentSignIn({
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
  // After a sign-out in this tab a message is still to be read, and the page stays.
  if (result.kind !== 'signedOut' || readStored(page, lastMessageKey) !== null) return result;
  return (await leaveForSignIn({ provider, identity, page })) ? new Promise(() => {}) : result;
}

/** What this tab keeps; null also where the browser denies it. */
function readStored(page: Window, key: string): string | null {
  try {
    return page.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Puts the script of the program, which the server wrote into a template, into the page. Does it once. */
function startProgram(page: Document): void {
  const template = page.getElementById(programId);
  if (template instanceof HTMLTemplateElement) template.replaceWith(template.content);
}

/** The smallest files of the program have fewer bytes. */
const largeFile = 10_000;

/**
 * Loads the files of the asked page once the first large file of the program has arrived. Loaded together, all of them would arrive at the
 * same time. Loaded after the whole program, they would leave the connection unused for a round trip.
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
