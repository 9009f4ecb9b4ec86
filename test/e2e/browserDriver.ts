import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { FlowDriver, SeenField, SeenOpen, SeenOutcome, TextLookup } from '../../src/analysis/index.ts';
import { type List, findStepAtRoute, type Wizard, type WizardNode } from '../../src/engine/index.ts';
import { type Operation, operations } from '../../src/protocol/index.ts';
import { type Hands, mouse } from './hands.ts';
import { readOriginal } from './translatePage.ts';
import { fieldInPage, patternOf, placeIsVisible } from './fieldInPage.ts';

/**
 * Walks a form in the page like a person: it finds all elements by role and accessible name, so that labels are tested as well. Facts that
 * a page does not show (variants of texts, codes of errors) are undefined.
 */
export function browserDriver(
  page: Page,
  wizard: Wizard,
  text: TextLookup,
  hands: Hands = mouse,
): FlowDriver {
  const form = page.locator('form');
  const say = (...keys: readonly string[]) => text(...keys) ?? '';
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  let sent: unknown;
  /** Operations that the server answered and the flow did not speak of yet. */
  const answers = new Set<string>();
  page.on('response', (response) => {
    const request = response.request();
    const operation = Object.values(operations).find((one) => isRequestOf(one, request));
    if (operation !== undefined) answers.add(operation.id);
  });

  function stepShown() {
    const { pathname, search } = new URL(page.url());
    return findStepAtRoute(wizard, pathname + search) ?? null;
  }

  async function arrive(): Promise<null> {
    const step = stepShown();
    if (step) await page.getByRole('heading', { name: say(`${step.id}.title`), exact: true }).waitFor();
    return null;
  }

  function rowsOf(list: List): Locator {
    const pattern = patternOf(say(`${list.path}.row`, 'row'));
    return form.getByRole('group', { name: new RegExp(`^${pattern}$`) });
  }

  /** Finds a field of a step and its container; parts of a row by position. */
  function find(step: string, name: string): { readonly node: WizardNode; readonly inside: Locator } | null {
    const [, list, position, part] = /^(.+?)\.(\d+)\.(.+)$/.exec(name) ?? [];
    if (list === undefined) {
      const node = wizard.nodes.find(({ path }) => path === `${step}.${name}`);
      return node ? { node, inside: placed(form, step, name) } : null;
    }
    const owner = wizard.nodes.find(({ path }) => path === `${step}.${list}`);
    if (owner?.kind !== 'list') return null;
    const node = owner.parts.find(({ path }) => path === `${owner.path}.${part}`);
    return node ? { node, inside: placed(rowsOf(owner).nth(Number(position)), step, name) } : null;
  }

  /** Two questions may have the same name as long as only one of them shows; then the place tells which. */
  function placed(inside: Locator, step: string, name: string): Locator {
    return inside.locator(`[data-field="${step}.${name}"]`);
  }

  function listOf(step: string, name: string): List | null {
    const found = find(step, name);
    return found?.node.kind === 'list' ? found.node : null;
  }

  async function look(step: string, name: string): Promise<SeenField | null> {
    const found = find(step, name);
    if (!found) return null;
    const { node, inside } = found;
    if (node.kind === 'field') return fieldInPage(inside, node, text, hands).look();
    const shown = await placeIsVisible(page, node, `${step}.${name}`);
    const rows = node.kind === 'list' ? await rowsOf(node).count() : null;
    return { ...unknown, shown, rows: shown ? rows : 0 };
  }

  return {
    async see() {
      const step = stepShown();
      await expectOrder(form, wizard);
      const bar = page.getByRole('progressbar', { name: say('wizard:progress.name') });
      const hasBar = step !== null && wizard.definition.progress !== 'none';
      const progress = hasBar ? Number(await bar.getAttribute('aria-valuenow')) : null;
      const route = step?.route ?? new URL(page.url()).pathname;
      return { step: step?.id ?? null, route, progress, dialog: await dialogShown() };
    },
    look,
    frame: () => undefined,
    async words(step, place) {
      if (place === 'title') return { text: readOriginal(await page.locator('h1').first().textContent()) };
      // Only what stands alone in an element of its own is read here.
      const [, name, value] = /^(.+)\.options\.([^.]+)$/.exec(place) ?? [];
      if (name === undefined || value === undefined) return undefined;
      const option = find(step, name)?.inside.locator(
        `option[value="${value}"], input[value="${value}"] + span > span:first-child`,
      );
      return option !== undefined && (await option.count()) === 1
        ? { text: readOriginal(await option.textContent()) }
        : undefined;
    },
    async canContinue(step) {
      const forward = forwardButton();
      if ((await forward.getAttribute('aria-disabled')) !== 'true') return [];
      // Blocked is not disabled: people press it, and learn why.
      await forward.press('Enter');
      const links = page
        .getByRole('region', { name: say('wizard:errors.title') })
        .or(page.getByRole('region', { name: say('wizard:info.title') }))
        .getByRole('listitem');
      const problems = await links.evaluateAll((items) =>
        items.map((item) => ({
          href: item.querySelector('a')?.getAttribute('href') ?? null,
          says: item.textContent.replaceAll('\u200b', ''),
        })),
      );
      // A single one is said at its control alone.
      if (problems.length === 0) problems.push(await readOnlyError(form));
      return problems.map(({ href, says }) => openOf(step, href, says));
    },
    warnings: () => undefined,
    async set(step, name, value) {
      const found = find(step, name);
      if (found?.node.kind !== 'field') return `there is no field "${name}" on step "${step}"`;
      return fieldInPage(found.inside, found.node, text, hands).set(value);
    },
    async type(step, name, typed) {
      const found = find(step, name);
      if (found?.node.kind !== 'field') return `there is no field "${name}" on step "${step}"`;
      await fieldInPage(found.inside, found.node, text, hands).type(typed);
      return null;
    },
    async upload(step, name, file) {
      const found = find(step, name);
      const field = found?.node.kind === 'field' ? fieldInPage(found.inside, found.node, text, hands) : null;
      if (field?.upload === undefined) return `"${name}" on step "${step}" takes no file`;
      await field.upload(file);
      return null;
    },
    async addRow(step, name) {
      const list = listOf(step, name);
      if (!list) return `there is no list "${name}" on step "${step}"`;
      await hands.press(button(say(`${list.path}.add`, 'add')));
      return null;
    },
    async removeRow(step, name, position) {
      const list = listOf(step, name);
      if (!list) return `there is no list "${name}" on step "${step}"`;
      const pattern = patternOf(say(`${list.path}.remove`, 'remove'));
      const row = rowsOf(list).nth(position);
      await hands.press(row.getByRole('button', { name: new RegExp(`^${pattern}`) }));
      return null;
    },
    async next() {
      const forward = forwardButton();
      if ((await forward.getAttribute('aria-disabled')) === 'true') {
        const description = await form.locator('p', { hasText: /^Noch offen/ }).textContent();
        return `"Weiter" is blocked. ${description}`;
      }
      const from = page.url();
      await hands.press(forward);
      return leaveOrBeAsked(from);
    },
    back: () =>
      leaveBy(async () => {
        const link = page.getByRole('link', {
          name: say('backLink.exit', 'wizard:backLink.exit'),
          exact: true,
        });
        await hands.press(button(say('back', 'wizard:back')).or(page.getByRole('main').and(link)).first());
      }),
    async reload() {
      await page.reload();
      return arrive();
    },
    edit: (step) =>
      leaveBy(() => {
        const name = say('wizard:summary.changeNamed').replace('{what}', say(`${step}.title`));
        return hands.press(page.getByRole('link', { name, exact: true }));
      }),
    async open(route) {
      await page.goto(new URL(route, page.url()).href);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(
        () => document.querySelector('#root main:not([aria-busy=true]) form') !== null,
      );
      return arrive();
    },
    presses: () => undefined,
    async press(step, block) {
      const inRow = find(step, block);
      const path = inRow?.node.path ?? `${step}.${block}`;
      const name = say(labelOfPressed(wizard, path));
      // Rows of a list have buttons of the same name.
      const place = page.locator(`[data-block="${step}.${block}"]`);
      const own = inRow === null ? button(name) : place.getByRole('button', { name, exact: true });
      await hands.press(own);
      return null;
    },
    async choose(dialog, choice) {
      const from = page.url();
      const asked = page.getByRole('dialog', { name: say(`dialog.${dialog}.title`) });
      if (choice === 'close') await page.keyboard.press('Escape');
      else
        await hands.press(
          asked.getByRole('button', { name: say(`dialog.${dialog}.${choice}`), exact: true }),
        );
      await asked.waitFor({ state: 'hidden' });
      return goesOn(dialog, choice) ? leaveOrBeAsked(from) : null;
    },
    /** The server itself answers successful calls, and may have answered already. */
    async receive(step, operation, reply) {
      if (typeof reply === 'string' || reply.status >= 300)
        return 'refusals on the way are for the engine alone; in a page the real server answers';
      // Asked once "Weiter" is pressed, which is still to come.
      const isLeaving = wizard.calls.some(
        ({ at, call }) => call === operation && 'continue' in at && at.continue === step,
      );
      if (isLeaving) return nothingHeard;
      await expect.poll(() => answers.delete(operation)).toBe(true);
      await expect(form.locator('[aria-busy=true]')).toHaveCount(0);
      return nothingHeard;
    },
    async answerWith(reply, { call: named }) {
      const calls = wizard.calls.filter(({ at }) => 'submit' in at);
      const asked = named === undefined ? calls.at(-1) : calls.find(({ call }) => call === named);
      const operation = Object.values(operations).find(({ id }) => id === asked?.call);
      if (operation === undefined) return `the form does not call "${named ?? ''}" when it is sent`;
      const isAsked = (request: Request) => isRequestOf(operation, request);
      // The server itself answers successful calls.
      if (typeof reply === 'string' || reply.status >= 300)
        await page.route('**/api/v1/**', (route) => {
          if (!isAsked(route.request())) return route.fallback();
          if (reply === 'network') return route.abort();
          if (reply === 'unreadable')
            return route.fulfill({ status: 200, contentType: 'text/plain', body: '?' });
          const body = typeof reply.body === 'string' ? reply.body : '';
          return route.fulfill({ status: reply.status, contentType: 'text/plain', body });
        });
      const from = page.url();
      const [request] = await Promise.all([page.waitForRequest(isAsked), hands.press(forwardButton())]);
      sent = request.postDataJSON();
      await request.response();
      // A message of an earlier answer may still stand there.
      await expect(form.locator('[type=submit][aria-busy=true]')).toHaveCount(0);
      const message = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\S/ }).first();
      const dialog = page.getByRole('dialog').filter({ visible: true });
      const shown = message.or(dialog).first();
      await Promise.race([shown.waitFor(), form.first().waitFor({ state: 'detached' })]);
      // Where the form is gone a message comes at once, or there is none.
      const isTold = await shown.waitFor({ timeout: 2_000 }).then(...yesOrNo);
      const goes = page.url() === from ? null : new URL(page.url()).pathname;
      const shows =
        !isTold || (await dialog.count()) > 0
          ? undefined
          : keyOfMessage(readOriginal(await message.textContent()));
      return { shows, level: undefined, marks: undefined, goes };
    },
    async finish() {
      await leaveBy(() => hands.press(forwardButton()));
      return { goes: new URL(page.url()).pathname };
    },
    submitted: () => sent,
  };

  /** Id of the confirmation or notice that is open. */
  async function dialogShown(): Promise<string | null> {
    const shown = page.getByRole('dialog').filter({ visible: true });
    if ((await shown.count()) === 0) return null;
    const title = readOriginal(await shown.first().getByRole('heading').first().textContent());
    const asked = [...wizard.notices, ...wizard.steps.flatMap(({ confirm }) => confirm)];
    return asked.find(({ id }) => say(`dialog.${id}.title`) === title)?.id ?? null;
  }

  function forwardButton(): Locator {
    const step = stepShown()?.id ?? '';
    const names = [say(`${step}.next`, 'wizard:next'), say(`${step}.submit`, 'submit')].map(patternOf);
    return form.getByRole('button', { name: new RegExp(`^(?:${names.join('|')})$`) });
  }

  async function leaveBy(act: () => Promise<void>): Promise<string | null> {
    const from = page.url();
    await act();
    await page.waitForURL((url) => url.href !== from);
    return arrive();
  }

  /** "Weiter" leads to another address, or to a question first. */
  async function leaveOrBeAsked(from: string): Promise<null> {
    const dialog = page.getByRole('dialog').filter({ visible: true }).first();
    await Promise.race([page.waitForURL((url) => url.href !== from), dialog.waitFor()]);
    return page.url() === from ? null : arrive();
  }

  /** Returns true when a choice confirms the question before the next step. */
  function goesOn(dialog: string, choice: Parameters<FlowDriver['choose']>[1]): boolean {
    const asked = wizard.steps
      .slice(0, -1)
      .flatMap(({ confirm }) => confirm)
      .find(({ id }) => id === dialog);
    return asked !== undefined && (choice === 'next' || (choice === 'close' && asked.closing === 'proceed'));
  }

  function openOf(step: string, href: string | null, says: string): SeenOpen {
    const field = href === null ? null : decodeURIComponent(href.slice(1)).slice(step.length + 1);
    const check = wizard.steps
      .find(({ id }) => id === step)
      ?.checks.find(({ error }) =>
        new RegExp(`^${patternOf(say(`${step}.error.${error}`, `error.${error}`))}$`).test(says),
      );
    return { field, code: check?.error };
  }

  /** Key of the message among those the form's calls can show. */
  function keyOfMessage(shown: string): string {
    const keys = wizard.calls.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ effects }) => effects.banner ?? []),
    );
    return keys.find((key) => new RegExp(patternOf(say(key))).test(shown)) ?? shown;
  }
}

/** Reads the one error of a form that has no summary. */
async function readOnlyError(form: Locator): Promise<{ readonly href: string; readonly says: string }> {
  const line = form.locator('p[id$="-error"]:not(:empty)');
  const id = (await line.getAttribute('id')) ?? '';
  const says = (await line.innerText()).replaceAll('\u200b', '');
  return { href: `#${id.replace(/-error$/, '')}`, says };
}

/** A18: questions are read, and stand below each other, in the order of the definition. */
async function expectOrder(form: Locator, { nodes }: Wizard): Promise<void> {
  const paths = nodes.flatMap((node) =>
    node.kind === 'list' ? [node.path, ...node.parts.map(({ path }) => path)] : [node.path],
  );
  const shown = await form
    .locator('[data-field]')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((one) => ({ name: one.getAttribute('data-field') ?? '', y: one.getBoundingClientRect().y })),
    );
  const inRows = shown.filter(({ name }) => !/\.[1-9]\d*\./.test(name));
  const read = inRows.map(({ name }) => name.replace(/\.0\./, '.'));
  expect(read, 'in the order of the definition').toEqual(paths.filter((path) => read.includes(path)));
  const heights = inRows.map(({ y }) => y);
  expect(heights, 'below each other').toEqual([...heights].sort((one, other) => one - other));
}

export function isRequestOf({ method, path }: Operation, request: Request): boolean {
  const pattern = `${path.replaceAll(/\{\w+\}/g, '[^/]+')}(?:\\?.*)?$`;
  return request.method() === method && new RegExp(pattern).test(request.url());
}

/** The outcome of a flow that sends no form in the end, or that has a question on the way. */
export const nothingHeard: SeenOutcome = {
  shows: undefined,
  level: undefined,
  marks: undefined,
  goes: undefined,
};

const yesOrNo = [() => true, () => false] as const;

const unknown: SeenField = {
  shown: false,
  required: undefined,
  voluntary: undefined,
  locked: undefined,
  full: undefined,
  stale: undefined,
  options: undefined,
  variant: undefined,
  value: undefined,
  rows: null,
};

/** Returns the text key of a button: of the label of a block, or of the name of an item. */
function labelOfPressed({ indexOf, nodes }: Wizard, path: string): string {
  const dot = path.lastIndexOf('.');
  const isBlock =
    indexOf.has(path) ||
    nodes.some((node) => node.kind === 'list' && node.parts.some((part) => part.path === path));
  return isBlock ? `${path}.label` : `${path.slice(0, dot)}.options.${path.slice(dot + 1)}`;
}
