import { waitForIdle } from '../../ui/loading/waitForIdle.ts';

/** Number of idle moments after which a page without a heading is no longer waited for. */
const maxIdleWaits = 100;

/** Resolves when the page has drawn its heading. Work in the background waits for it. */
export async function waitForPage(): Promise<void> {
  for (let moment = 0; moment < maxIdleWaits; moment += 1) {
    await waitForIdle();
    if (document.querySelector('#root main h1') !== null) return;
  }
}
