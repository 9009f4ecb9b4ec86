import { expect, type Locator, type Page } from '@playwright/test';

/** One way to use the page: with the mouse, or with keys alone. */
export interface Hands {
  /** Presses a button, follows a link, or ticks a box. */
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (target: Locator, text: string) => Promise<void>;
  readonly choose: (list: Locator, label: string) => Promise<void>;
}

/** Points at everything, and types words only. */
export const useMouse = (page: Page): Hands => ({
  press: (target) => target.click(),
  async type(target, text) {
    await target.click({ clickCount: 3 });
    await page.keyboard.type(text);
  },
  choose: async (list, label) => {
    await list.selectOption({ label });
  },
});

/** Goes to an element by its focus, and presses keys there. The arrows choose in a list. */
export const useKeyboard = (page: Page): Hands => ({
  async press(target) {
    await target.focus();
    const isBox = (await target.getAttribute('type')) === 'checkbox';
    await page.keyboard.press(isBox ? 'Space' : 'Enter');
  },
  async type(target, text) {
    await target.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  },
  async choose(list, label) {
    await list.focus();
    const labels = await list.locator('option').allTextContents();
    await page.keyboard.press('Home');
    for (let at = 0; at < labels.indexOf(label); at++) await page.keyboard.press('ArrowDown');
    await expect(list.locator('option:checked')).toHaveText(label);
  },
});
