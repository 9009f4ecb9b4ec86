import { expect, type Locator, type Page } from '@playwright/test';
import fc from 'fast-check';
import { answersOn } from '../answersOn.ts';
import { expectLoaded } from '../expectLoaded.ts';
import { enterSignIn } from '../signIn.ts';
import { findPageProblems } from './findPageProblems.ts';
import type { Walker, WalkState } from './Walker.ts';

type Command = fc.AsyncCommand<WalkState, Walker>;

interface Action {
  readonly name: string;
  /** False for an action that cannot be done without a connection. */
  readonly worksOffline: boolean;
  readonly act: (walker: Walker, state: WalkState) => Promise<unknown>;
}

/** Answers that no question expects. */
const oddTexts = ['', ' ', '0', '-1', '31.02.2026', '24:00', '<b>x</b>', '💥', 'ä'.repeat(300), '2 + 2'];

/** Random actions of a customer; a failing walk is made shorter by leaving actions out. `login`: the account that signs in again. */
export function walkCommands(login: string): fc.Arbitrary<Iterable<Command>> {
  const position = fc.nat(60);
  const fixed = (action: Action) => fc.constant(asCommand(action));
  const answer = fc.tuple(position, position).map(([which, value]) =>
    asCommand({
      name: `answer ${which} with ${value}`,
      worksOffline: true,
      act: (walker) => answerQuestion(walker, which, value),
    }),
  );
  const press = position.map((which) =>
    asCommand({
      name: `press button ${which}`,
      worksOffline: true,
      act: ({ page }) => pressButton(formOf(page), which),
    }),
  );
  const open = position.map((which) =>
    asCommand({
      name: `type address ${which}`,
      worksOffline: false,
      act: ({ page, addresses }) => page.goto(addresses[which % addresses.length] ?? '/'),
    }),
  );
  return fc.commands(
    [
      answer,
      answer,
      answer,
      answer,
      fixed(onward),
      fixed(onward),
      press,
      open,
      fixed(back),
      fixed(forward),
      fixed(reload),
      fixed(otherTab),
      fixed(connection),
      fixed(failingServer),
      fixed({
        name: 'sign in again',
        worksOffline: false,
        act: ({ page }) => signInAgain(page, login),
      }),
    ],
    { maxCommands: 40, size: 'max' },
  );
}

const formOf = (page: Page): Locator => page.getByRole('main').locator('form').first();

const onward: Action = {
  name: 'go on',
  worksOffline: true,
  act: async ({ page }) => {
    const button = formOf(page).locator('[type=submit]');
    if ((await button.count()) === 0) return;
    const from = page.url();
    // A button that explains why it is blocked can be pressed.
    await button.first().press('Enter');
    const reasons = page
      .locator('[aria-invalid=true], [role=alert]:not(:empty), [role=dialog], dialog[open]')
      .or(page.getByText('Noch offen'))
      .filter({ visible: true })
      // The focus moves to the question of a single gap, or to the list of all.
      .or(page.locator('main :focus:not([type=submit])'));
    const goesOnOrSaysWhy = async () => page.url() !== from || (await reasons.count()) > 0;
    await expect.poll(goesOnOrSaysWhy, 'it goes on, or says why not').toBe(true);
  },
};

const back: Action = { name: 'go back', worksOffline: false, act: ({ page }) => goInHistory(page, 'goBack') };
const forward: Action = {
  name: 'go forward',
  worksOffline: false,
  act: ({ page }) => goInHistory(page, 'goForward'),
};

/** The history begins with pages that do not belong to the portal, and with the sign-in. */
async function goInHistory(page: Page, way: 'goBack' | 'goForward'): Promise<void> {
  const from = page.url();
  const leads = await page.evaluate(
    (by) => {
      const { navigation } = window;
      return navigation.entries()[(navigation.currentEntry?.index ?? 0) + by]?.url ?? null;
    },
    way === 'goBack' ? -1 : 1,
  );
  if (leads === null || new URL(leads).pathname.startsWith('/oidc')) return;
  await page[way]();
  await page.waitForLoadState();
  if (new URL(page.url()).pathname.startsWith('/oidc')) await page.goto(from);
}

const reload: Action = {
  name: 'reload',
  worksOffline: false,
  async act(walker) {
    const { page } = walker;
    await page.waitForLoadState('networkidle');
    const before = await keptAnswers(walker);
    const from = page.url();
    await page.reload();
    await settle(page);
    if (page.url() !== from) return;
    await expect.poll(() => keptAnswers(walker), 'answers after a reload').toEqual(before);
  },
};

/** Answers as drafts keep them; letters count alone, because drafts write some answers their own way. */
async function keptAnswers({ page, sensitive }: Walker): Promise<readonly string[]> {
  const answers = await answersOn(page);
  return answers
    .filter(({ field }) => field !== null && !sensitive.has(field))
    .map(({ field, holds }) => `${field}: ${holds.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')}`);
}

const otherTab: Action = {
  name: 'look into another tab',
  worksOffline: false,
  async act({ page }) {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expectLoaded(other);
    await other.close();
  },
};

const connection: Action = {
  name: 'lose or regain the connection',
  worksOffline: true,
  async act({ page }, state) {
    // Code for later pages is loaded when there is nothing else to do.
    if (!state.isOffline) await page.waitForLoadState('networkidle');
    state.isOffline = !state.isOffline;
    await page.context().setOffline(state.isOffline);
  },
};

const failingServer: Action = {
  name: 'let the next call fail',
  worksOffline: false,
  async act({ page }) {
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  },
};

async function signInAgain(page: Page, login: string): Promise<void> {
  await page.context().clearCookies({ name: '_session' });
  await enterSignIn(page, login, page.url());
}

/** Answers one of the questions that are shown, or presses a button of the dialog in front of them. */
async function answerQuestion({ page, texts }: Walker, which: number, value: number): Promise<void> {
  const dialog = await openDialog(page);
  if (dialog !== null) return pressButton(dialog, which);
  const controls = formOf(page)
    .locator(
      'input:not([type=file], [type=hidden], [readonly]):enabled, select:enabled, textarea:not([readonly]):enabled',
    )
    .filter({ visible: true });
  const count = await controls.count();
  if (count === 0) return;
  const control = controls.nth(which % count);
  const { kind, path, options } = await control.evaluate((element) => ({
    kind: element instanceof HTMLInputElement ? element.type : element.localName,
    path: element.closest('[data-field]')?.getAttribute('data-field') ?? '',
    options:
      element instanceof HTMLSelectElement
        ? [...element.options].filter((option) => !option.disabled).map((option) => option.value)
        : [],
  }));
  if (kind === 'radio' || kind === 'checkbox') await control.press('Space');
  else if (kind === 'select') await control.selectOption(options[value % options.length] ?? '');
  else {
    const known = texts.get(path) ?? [];
    // Twice as often one that the question takes.
    const choices = [...known, ...known, ...oddTexts];
    await control.fill(choices[value % choices.length] ?? '');
    await control.blur();
  }
}

/** Presses one of the buttons inside, also one that explains why it is blocked. */
async function pressButton(inside: Locator, which: number): Promise<void> {
  const buttons = inside.locator('button:not([type=submit]):enabled').filter({ visible: true });
  const count = await buttons.count();
  if (count > 0) await buttons.nth(which % count).press('Enter');
}

async function openDialog(page: Page): Promise<Locator | null> {
  const dialogs = page.locator('[role=dialog], [role=alertdialog], dialog[open]').filter({ visible: true });
  return (await dialogs.count()) === 0 ? null : dialogs.last();
}

/** Waits until nothing is busy; a session that ended meanwhile is no page of the portal. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expectLoaded(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

function asCommand({ name, worksOffline, act }: Action): Command {
  return {
    check: ({ isOffline }) => worksOffline || !isOffline,
    async run(state, walker) {
      const { page, mistakes } = walker;
      const dialog = await openDialog(page);
      // A dialog stands in front of everything but the browser's own buttons.
      if (dialog !== null && worksOffline && name !== connection.name && !name.startsWith('answer'))
        await pressButton(dialog, 0);
      else await act(walker, state);
      await settle(page);
      await expect.poll(() => findPageProblems(page), `after: ${name}`).toEqual([]);
      expect(mistakes, `after: ${name}`).toEqual([]);
    },
    toString: () => name,
  };
}
