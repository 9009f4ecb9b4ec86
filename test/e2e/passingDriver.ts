import { expect, type Page } from '@playwright/test';
import type { FlowDriver } from '../../src/analysis/index.ts';
import { findingsInPassing } from './findingsInPassing.ts';

/**
 * The same driver, with eyes: each step and each dialog is looked at once, as it comes (`seen` knows which); an answer leads nowhere else
 * (A13).
 */
export function passingDriver(driver: FlowDriver, page: Page, form: string, seen: Set<string>): FlowDriver {
  async function staysThere<Result>(
    step: string,
    name: string,
    act: () => Result | PromiseLike<Result>,
  ): Promise<Result> {
    const before = await page.evaluate(whereIs);
    const result = await act();
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
