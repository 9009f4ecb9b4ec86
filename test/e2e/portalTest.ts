import { test as plainTest } from '@playwright/test';
import { portalPort, portalPortWithDrafts } from './portalPorts.ts';
import { confirmSignIn, passwordQuestion, signIn } from './signIn.ts';

interface PortalFixtures {
  /** True when the back end keeps drafts. Most tests share accounts, and must not start with the draft of another test. */
  readonly keepsDrafts: boolean;
  /** Statuses a test provokes: Chromium notes every refused request in the console. */
  readonly refusals: readonly number[];
  /** Beginnings of other console messages a test provokes. */
  readonly allowed: readonly string[];
  /** Words of errors a test makes the page throw. */
  readonly thrown: readonly string[];
  /** Signs in as a seeded account, asking for a page. */
  readonly signInAs: (account: string, path?: string) => Promise<void>;
  readonly nothingBroke: undefined;
}

/** Playwright's test, failing on any console error or warning, uncaught error or violation of the content security policy. */
export const test = plainTest.extend<PortalFixtures>({
  refusals: [[], { option: true }],
  allowed: [[], { option: true }],
  thrown: [[], { option: true }],

  keepsDrafts: [false, { option: true }],
  baseURL: async ({ keepsDrafts }, provide) => {
    await provide(`http://localhost:${keepsDrafts ? portalPortWithDrafts : portalPort}`);
  },

  signInAs: async ({ page }, provide) => {
    // The session of an account may be older than the portal takes for another bank account.
    await page.addLocatorHandler(page.getByRole('dialog', { name: passwordQuestion }), confirmSignIn);
    await provide((account, path) => signIn(page, account, path));
  },

  nothingBroke: [
    async ({ context, refusals, allowed, thrown }, provide) => {
      const broken: string[] = [];
      const expected = refusals.map(
        (status) => `Failed to load resource: the server responded with a status of ${status}`,
      );
      expected.push(...allowed.map((start) => `Failed to load resource: ${start}`));
      context.on('console', (message) => {
        const isExpected =
          expected.some((start) => message.text().startsWith(start)) ||
          thrown.some((word) => message.text().includes(word));
        if (['error', 'warning'].includes(message.type()) && !isExpected) broken.push(message.text());
      });
      context.on('weberror', (error) => broken.push(String(error.error())));
      await provide(undefined);
      // A request that is under way at the end is no mistake.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      // The next test has the same context, which stays as it is in this alone.
      await context.setOffline(false);
      plainTest.expect(broken, 'console and page errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
