import type { Locator, Page } from '@playwright/test';

/** What an errand costs. */
interface ErrandCount {
  /** The pages after the one it began on, by their headings: steps of one address are pages, too. */
  readonly pages: readonly string[];
  readonly answers: number;
  /** Taps and clicks: one for each answer, link and button. Typing a word is the one press that puts the cursor there. */
  readonly presses: number;
}

/** A hand that counts. */
export interface CountingHand {
  readonly press: (target: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly choose: (option: Locator) => Promise<void>;
  /** Opens a list and presses one of its entries. */
  readonly pick: (list: Locator, value: string) => Promise<void>;
  readonly count: () => Promise<ErrandCount>;
}

/** Begins to count on the page that stands there. */
export async function countErrand(page: Page): Promise<CountingHand> {
  let answers = 0;
  let presses = 0;
  await page.evaluate(watchHeadings);
  const press = async (target: Locator): Promise<void> => {
    presses += 1;
    await target.click();
  };
  const answer = async (target: Locator): Promise<void> => {
    answers += 1;
    await press(target);
  };
  return {
    press,
    choose: answer,
    async write(field, text) {
      await answer(field);
      await field.fill(text);
    },
    async pick(list, value) {
      answers += 1;
      presses += 2;
      await list.selectOption(value);
    },
    async count() {
      const [, ...pages] = await page.evaluate(() => window.seenHeadings ?? []);
      return { pages, answers, presses };
    },
  };
}

/** Notes each heading of the first level that appears in the page, in the page itself, so that none is missed. */
function watchHeadings(): void {
  const seen: string[] = [];
  const look = (): void => {
    const said = document.querySelector('main h1')?.textContent ?? '';
    if (said !== '' && said !== seen.at(-1)) seen.push(said);
  };
  look();
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  window.seenHeadings = seen;
}

declare global {
  interface Window {
    seenHeadings?: string[];
  }
}
