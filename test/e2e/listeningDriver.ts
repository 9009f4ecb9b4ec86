import { expect, type Page } from '@playwright/test';
import type { FlowDriver } from '../../src/analysis/index.ts';
import { assertive, recordAnnouncements } from './recordAnnouncements.ts';

/** Wraps a driver and checks announcements (A12): no action is announced twice, and a success is announced politely. */
export async function listeningDriver(driver: FlowDriver, page: Page): Promise<FlowDriver> {
  const said = await recordAnnouncements(page);
  const interrupted = await recordAnnouncements(page, assertive);

  async function saysOnce<Result>(name: string, act: () => Result | PromiseLike<Result>): Promise<Result> {
    const before = said().length;
    const result = await act();
    const heard = said().slice(before);
    const twice = heard.filter((text, index) => heard.indexOf(text) !== index);
    expect.soft(twice, `said twice after ${name}`).toEqual([]);
    return result;
  }

  return {
    ...driver,
    set: (step, name, value) => saysOnce(name, () => driver.set(step, name, value)),
    type: (step, name, text) => saysOnce(name, () => driver.type(step, name, text)),
    upload: (step, name, file) => saysOnce(name, () => driver.upload(step, name, file)),
    next: () => saysOnce('the way on', () => driver.next()),
    answerWith: (reply, answering) =>
      saysOnce('sending', async () => {
        const [before, alarms] = [said().length, interrupted().length];
        const result = await driver.answerWith(reply, answering);
        if (typeof reply === 'string' || reply.status >= 300) return result;
        const isTold = async (): Promise<boolean> =>
          said().length > before || (await page.locator('h1:focus').count()) > 0;
        await expect.poll(isTold, 'what was sent well is told').toBe(true);
        expect.soft(interrupted().slice(alarms), 'said at once after sending').toEqual([]);
        return result;
      }),
  };
}
