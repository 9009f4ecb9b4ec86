import { waitForIdle } from '../../ui/loading/waitForIdle.ts';

/** Quiet moments that pass at most before a page that shows nothing is no longer waited for. */
const maxIdleWaits = 100;

/** Resolves once the page stands with its heading: what nobody waits for comes after what somebody waits for. */
export async function waitForPage(): Promise<void> {
  for (let moment = 0; moment < maxIdleWaits; moment += 1) {
    await waitForIdle();
    if (document.querySelector('#root main h1') !== null) return;
  }
}
