import { expect, type Page } from '@playwright/test';
import type { FlowDriver } from '../../src/analysis/index.ts';
import { findingsInPassing } from './findingsInPassing.ts';
import { recordAnnouncements } from './recordAnnouncements.ts';

/**
 * The same driver, with eyes and ears: each step and each dialog is looked at once, as it comes (`seen` knows which); an answer leads nowhere
 * else (A13), and nothing that is done is announced twice (A12).
 */
export async function passingDriver(
  driver: FlowDriver,
  page: Page,
  form: string,
  seen: Set<string>,
): Promise<FlowDriver> {
  const said = await recordAnnouncements(page);

  async function saysOnce<Result>(name: string, act: () => Result | PromiseLike<Result>): Promise<Result> {
    const before = said().length;
    const result = await act();
    const heard = said().slice(before);
    const twice = heard.filter((text, index) => heard.indexOf(text) !== index);
    expect.soft(twice, `said twice after ${name}`).toEqual([]);
    return result;
  }

  async function staysThere<Result>(
    step: string,
    name: string,
    act: () => Result | PromiseLike<Result>,
  ): Promise<Result> {
    const before = await page.evaluate(whereIs);
    const result = await saysOnce(name, act);
    const after = await page.evaluate(whereIs);
    const stays = [before.focus, `${step}.${name}`, ''];
    expect
      .soft(after, `where ${name} leads`)
      .toEqual({ ...before, focus: expect.stringMatching(oneOf(stays)) });
    return result;
  }

  return {
    ...driver,
    async see() {
      const sight = await driver.see();
      const name = `${form} ${sight.dialog ?? sight.step}`;
      if (seen.has(name)) return sight;
      seen.add(name);
      expect.soft(await findingsInPassing(page), name).toEqual([]);
      return sight;
    },
    set: (step, name, value) => staysThere(step, name, () => driver.set(step, name, value)),
    type: (step, name, text) => staysThere(step, name, () => driver.type(step, name, text)),
    upload: (step, name, file) => saysOnce(name, () => driver.upload(step, name, file)),
    next: () => saysOnce('the way on', () => driver.next()),
    answerWith: (reply, answering) => saysOnce('sending', () => driver.answerWith(reply, answering)),
  };
}

function oneOf(words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.map((word) => word.replaceAll('.', '\\.')).join('|')})$`);
}

/** Runs in the page: its address, the dialog that is open, and the question that has the focus; none when nothing has it. */
function whereIs() {
  const focused = document.activeElement;
  const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog]')];
  const question = focused?.closest('[data-field]')?.getAttribute('data-field');
  return {
    address: location.href,
    dialog: dialogs.find((one) => one.checkVisibility())?.textContent ?? null,
    focus: focused === document.body ? '' : (question ?? 'no question'),
  };
}
