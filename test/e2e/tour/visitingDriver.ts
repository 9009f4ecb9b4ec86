import type { Locator, Page } from '@playwright/test';
import type { FlowDriver, TextLookup } from '../../../src/analysis/index.ts';
import type { Wizard } from '../../../src/engine/index.ts';
import { loaded } from '../expectLoaded.ts';
import { onwardButton } from '../onwardButton.ts';
import type { Stop, Visitor } from './Stop.ts';

/**
 * Wraps a driver and visits every step: on entry, blocked (its button pressed, its errors shown) and answered, and every dialog on the way.
 * Questions before a field and before sending are answered.
 */
export function visitingDriver(
  driver: FlowDriver,
  page: Page,
  wizard: Wizard,
  text: TextLookup,
  visitor: Visitor,
): FlowDriver {
  const forward = page.locator('form button[type=submit]').filter({ visible: true });
  const dialog = page.getByRole('dialog').filter({ visible: true });

  async function stopAt(kind: Stop['kind'], step: string): Promise<Stop> {
    const title = text(`${step}.title`) ?? step;
    return { group: wizard.id, name: `${title}: ${kind}`, kind, shape: `${step} ${await shownParts(page)}` };
  }

  async function visitDialog(): Promise<void> {
    if ((await dialog.count()) === 0) return;
    const name = (await dialog.first().getByRole('heading').first().textContent()) ?? 'dialog';
    await visitor.visit({ group: wizard.id, name, kind: 'dialog', shape: name });
  }

  /** Answers the question before a field with its first offered answer. */
  async function answerBefore(field: Locator): Promise<void> {
    await field.locator('[data-field]:is(input, textarea, select), input, textarea, select').first().click();
    await dialog.waitFor();
    await visitDialog();
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: text('wizard:ask.take') ?? '', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Presses the button, visits the question before sending, and cancels it. */
  async function visitConfirmation(): Promise<void> {
    await forward.press('Enter');
    await dialog.waitFor();
    await visitDialog();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }

  async function goOn(): Promise<void> {
    await onwardButton(dialog).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  return {
    ...driver,
    async see() {
      const sight = await driver.see();
      if (sight.step === null) return sight;
      await visitDialog();
      await visitor.visit(await stopAt('new', sight.step));
      const blocked = await stopAt('blocked', sight.step);
      // An answer of a server may unblock the step at any moment.
      await page.waitForLoadState('networkidle');
      // A step without a form has no button to press.
      const isPressed = visitor.wants(blocked) && (await forward.count()) > 0;
      if (isPressed && (await forward.getAttribute('aria-disabled')) === 'true') {
        await forward.press('Enter');
        await visitor.visit(blocked);
      }
      return sight;
    },
    async set(step, name, value) {
      const waiting = page.locator(`[data-asks] [data-field="${step}.${name}"]`);
      if ((await waiting.count()) > 0) await answerBefore(waiting);
      const failed = await driver.set(step, name, value);
      await visitDialog();
      return failed;
    },
    async press(step, block) {
      const failed = await driver.press(step, block);
      await visitDialog();
      return failed;
    },
    async next() {
      const { step } = await driver.see();
      if (step !== null) await visitor.visit(await stopAt('answered', step));
      const failed = await driver.next();
      await visitDialog();
      return failed;
    },
    async answerWith(reply, answering) {
      const { step } = await driver.see();
      if (step !== null) await visitor.visit(await stopAt('answered', step));
      const isConfirmed = wizard.steps.some(({ id, confirm }) => id === step && confirm.length > 0);
      if (isConfirmed) await visitConfirmation();
      const answered = driver.answerWith(reply, answering);
      const [outcome] = await Promise.all([answered, isConfirmed ? goOn() : undefined]);
      await visitDialog();
      if ((await dialog.count()) > 0) {
        if (answering.chooses !== 'next') return outcome;
        await goOn();
        await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
      }
      // The page that an answer leads to may still be on its way.
      await page.locator(loaded).first().waitFor();
      const shows = typeof outcome === 'string' ? outcome : outcome.shows;
      const where = page.url().replace(/^https?:\/\/[^/]+/, '');
      await visitor.visit({
        group: wizard.id,
        name: `answer ${typeof reply === 'string' ? reply : reply.status}: ${shows ?? where}`,
        kind: 'message',
        shape: `${shows ?? ''} ${where}`,
      });
      return outcome;
    },
  };
}

/** Which fields and blocks show; rows of a list count once. */
async function shownParts(page: Page): Promise<string> {
  const names = await page
    .locator('[data-field], [data-block]')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => part.getAttribute('data-field') ?? part.getAttribute('data-block') ?? ''),
    );
  return [...new Set(names.map((name) => name.replaceAll(/\.\d+\./g, '.')))].join(' ');
}
