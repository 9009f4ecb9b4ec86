import { expect, type Locator, type Page } from '@playwright/test';

/** The way of answering and pressing: by mouse or by keyboard. */
export interface Hands {
  press(button: Locator): Promise<void>;
  tick(box: Locator, isOn: boolean): Promise<void>;
  choose(radio: Locator): Promise<void>;
  select(list: Locator, value: string): Promise<void>;
  /** Writes into one box and leaves it. */
  write(box: Locator, text: string): Promise<void>;
  /** Writes on from the first of several boxes, which are empty then. */
  writeOn(boxes: Locator, text: string): Promise<void>;
}

export const mouse: Hands = {
  press: (button) => button.click(),
  tick: (box, isOn) => box.setChecked(isOn),
  choose: (radio) => radio.check(),
  async select(list, value) {
    await list.selectOption(value);
  },
  async write(box, text) {
    await box.fill(text);
    await box.blur();
  },
  async writeOn(boxes, text) {
    for (const box of await boxes.all()) await box.clear();
    await boxes.first().pressSequentially(text);
    await boxes.last().blur();
  },
};

/** A2: Tab, Space, Enter and arrows alone. Wherever Tab stops there is something that is seen and has a name. */
export function keyboardOf(page: Page): Hands {
  /** More stops than any page has. */
  const most = 200;

  async function reach(target: Locator): Promise<void> {
    for (let stop = 0; stop < most; stop += 1) {
      const isThere = await target.evaluate((element) => element === document.activeElement);
      if (isThere) return;
      await page.keyboard.press('Tab');
      expect(await page.evaluate(strangeStop), 'a stop of the keyboard').toBe('');
    }
    throw new Error(`No way by keyboard to ${String(target)}`);
  }

  async function clear(box: Locator): Promise<void> {
    await reach(box);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
  }

  return {
    async press(button) {
      await reach(button);
      await page.keyboard.press('Enter');
    },
    async tick(box, isOn) {
      await reach(box);
      if ((await box.isChecked()) !== isOn) await page.keyboard.press('Space');
      await expect(box).toBeChecked({ checked: isOn });
    },
    async choose(radio) {
      const name = (await radio.getAttribute('name')) ?? '';
      const group = page.locator(`[name="${name}"]`);
      const chosen = group.and(page.locator(':checked'));
      // Tab comes to the one that is chosen, else to the first.
      await reach((await chosen.count()) > 0 ? chosen : group.first());
      await page.keyboard.press('Space');
      for (let press = 0; press < most && !(await radio.isChecked()); press += 1)
        await page.keyboard.press('ArrowDown');
    },
    async select(list, value) {
      await reach(list);
      await page.keyboard.press('Home');
      for (let press = 0; press < most && (await list.inputValue()) !== value; press += 1)
        await page.keyboard.press('ArrowDown');
      await expect(list).toHaveValue(value);
    },
    async write(box, text) {
      await clear(box);
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    },
    async writeOn(boxes, text) {
      for (const box of await boxes.all()) await clear(box);
      await reach(boxes.first());
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    },
  };
}

/** Runs in the page: names the problem of the element that has the focus. */
function strangeStop(): string {
  const focused = document.activeElement;
  // Behind the last stop comes the browser itself.
  if (focused === null || focused === document.body) return '';
  const place = focused.closest('label') ?? focused;
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const ids = (focused.getAttribute('aria-labelledby') ?? '').split(' ');
  const words = [
    focused.getAttribute('aria-label'),
    focused.textContent,
    ...labels.map(({ textContent }) => textContent),
    ...ids.map((id) => document.getElementById(id)?.textContent),
    focused.querySelector('img')?.alt,
    focused.closest('fieldset')?.querySelector('legend')?.textContent,
    ...[...document.querySelectorAll(`label[for="${CSS.escape(focused.id)}"]`)].map(
      ({ textContent }) => textContent,
    ),
  ];
  if (words.every((word) => (word ?? '').trim() === '')) return `no name: ${focused.outerHTML.slice(0, 120)}`;
  const { top, bottom, left, right } = place.getBoundingClientRect();
  const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return isSeen ? '' : `out of sight: ${focused.outerHTML.slice(0, 120)}`;
}
