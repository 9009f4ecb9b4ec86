import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'jsonc-parser';
import { applyEdit, type DocumentEdit, editsIn, pointsOf } from '../docs/documentEdits.ts';
import { findViolations } from './findViolations.ts';
import { type Hands, useKeyboard, useMouse } from './hands.ts';
import { getPreview, openWorkbench, readText } from './openWorkbench.ts';
import { undoAll } from './undoAll.ts';

// "Ask for the keys when the whole vehicle was stolen": the example of `docs/first-change.md`, without a file or a terminal.

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = fileURLToPath(new URL('../../test-results/workbench-root/', import.meta.url));
const points = pointsOf(readFileSync(join(root, 'docs/first-change.md'), 'utf8'), 'The example');
const edits = points.slice(0, 5).flatMap(editsIn);
const questions = edits.find(({ file }) => file.endsWith('/texts.de.json')) ?? failOf('texts');
const reasons = edits.find(({ at }) => at?.member === 'allKeys') ?? failOf('reason');
const words: Readonly<Record<string, string>> = parse(`{${questions.block}}`);
const keys = words['type.allKeys.legend'] ?? '';
const reason: string = parse(`{${reasons.block}}`)['x-lint']['answer-unused'];

/** Each edit is judged over all forms, and a noisy machine takes long for the first one. */
const judged = { timeout: 60_000 };

function failOf(name: string): DocumentEdit {
  throw new Error(`docs/first-change.md has no edit with the ${name}.`);
}

const git = (...all: readonly string[]) => execFileSync('git', ['-C', copy, ...all], { encoding: 'utf8' });

/** The files of the example after each of its edits, as the document makes them. */
function readWanted(): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'first-change-'));
  try {
    for (const { file } of edits) cpSync(join(root, file), join(folder, file));
    for (const edit of edits) applyEdit(folder, edit);
    return new Map(edits.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const getQuestion = (page: Page) => getPreview(page).getByRole('group', { name: keys });

async function findQuestion(page: Page, { press, type }: Hands): Promise<void> {
  await openWorkbench(page, 'form=claim-report');
  await type(page.getByRole('searchbox'), 'ganzes Fahrzeug');
  await press(
    page
      .getByRole('search')
      .getByRole('button', { name: /Diebstahl: ganzes Fahrzeug/ })
      .first(),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Welches Ereignis war es?' })).toBeVisible();
}

async function insertQuestion(page: Page, { press, type }: Hands): Promise<void> {
  await press(page.getByRole('button', { name: 'Frage darunter einfügen' }));
  await type(page.getByRole('textbox', { name: 'Frage', exact: true }), keys);
  await type(
    page.getByRole('textbox', { name: 'Kurz, für die Zusammenfassung' }),
    words['type.allKeys.summary'] ?? '',
  );
  await type(page.getByRole('textbox', { name: /nicht gesendet/ }), reason);
  await type(page.getByRole('textbox', { name: 'Name in den Dateien' }), 'allKeys');
  await press(page.getByRole('button', { name: 'Einfügen', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: keys })).toBeVisible(judged);
  await expect(getQuestion(page)).toBeVisible();
}

/** The condition of the example has a name, which is offered first. */
async function setCondition(page: Page, { press, choose }: Hands): Promise<void> {
  await press(page.getByRole('button', { name: 'Sichtbar, wenn: ändern' }));
  const editor = page.getByRole('form', { name: 'Sichtbar, wenn' });
  await press(editor.getByRole('button', { name: 'Zeile', exact: true }));
  const subject = editor.getByLabel('Wonach gefragt wird');
  const label = await subject.locator('option[value="vehicleStolen"]').textContent();
  await choose(subject, label ?? '');
  await expect(subject).toHaveValue('vehicleStolen');
  await expect(editor.getByText('falsch')).toHaveCount(2);
  await press(editor.getByRole('button', { name: 'Zeile', exact: true }));
  const second = editor.getByRole('group', { name: 'Zeile 2' });
  await choose(second.getByLabel('Wonach gefragt wird'), 'Was ist mit Ihrem Fahrzeug passiert?');
  await choose(second.getByLabel('Antwort', { exact: true }), 'Unfall');
  await expect(editor.getByRole('alert')).toHaveText('Das kann nie gelten, was auch geantwortet wird.');
  await press(second.getByRole('button', { name: /^Entfernen/ }));
  await press(editor.getByRole('button', { name: 'Spielen' }));
  await expect(editor.getByText('wahr', { exact: true })).toHaveCount(2);
  await press(editor.getByRole('button', { name: 'Übernehmen' }));
  await expect(editor).toHaveCount(0, judged);
  await expect(getQuestion(page)).toBeVisible();
}

async function acceptFlows(page: Page, { press, choose }: Hands): Promise<void> {
  const outline = page.getByRole('navigation', { name: 'Gliederung' });
  await expect(outline.getByText(/^2 von \d+ Abläufen bestehen nicht$/)).toBeVisible(judged);
  await press(page.getByRole('button', { name: /^Abläufe/ }));
  await press(page.getByRole('button', { name: 'So annehmen …' }));
  const dialog = page.getByRole('dialog', { name: 'Abläufe, die nicht bestehen' });
  await expect(dialog.getByText('Eine Antwort fehlt noch.')).toHaveCount(2, judged);
  await expect(dialog.getByRole('button', { name: 'Annehmen' })).toBeDisabled();
  const stolen = dialog.getByRole('region', { name: /^Bei einem gestohlenen Fahrzeug/ });
  await choose(stolen.getByLabel(keys), 'Ja');
  await expect(stolen.getByText('Besteht dann.')).toBeVisible(judged);
  await expect(dialog.getByRole('button', { name: 'Einen Ablauf annehmen' })).toBeEnabled(judged);
  expect(await findViolations(page)).toEqual([]);
  const other = dialog.getByRole('region', { name: /Das ganze Fahrzeug ist gestohlen/ });
  await choose(other.getByLabel(keys), 'Nein');
  await expect(dialog.getByRole('button', { name: '2 Abläufe annehmen' })).toBeEnabled(judged);
  await press(dialog.getByRole('button', { name: '2 Abläufe annehmen' }));
  await expect(dialog.getByText('Angenommen. 2 Abläufe bestehen.')).toBeVisible(judged);
  await press(dialog.getByRole('button', { name: 'Schließen' }));
  await expect(page.getByRole('status').getByText(/^\d+ Abläufe bestehen$/)).toBeVisible(judged);
}

async function signPage(page: Page, { press, type }: Hands): Promise<void> {
  await press(page.getByRole('link', { name: 'Prüfen' }));
  const review = page.frameLocator('iframe[title^="Prüfseite"]');
  await expect(review.getByText(`Neu: „${keys}“ wird gefragt`).first()).toBeVisible({ timeout: 120_000 });
  await press(page.getByRole('checkbox', { name: /^Ich habe gelesen, was sich an „Schaden melden“/ }));
  await type(
    page.getByLabel('Stand sichern: Was hat sich geändert?'),
    'Nach den Schlüsseln eines gestohlenen Fahrzeugs fragen',
  );
  expect(await findViolations(page)).toEqual([]);
  await press(page.getByRole('button', { name: 'Stand sichern und unterschreiben' }));
  await expect(page.getByText('Gesichert und unterschrieben.')).toBeVisible();
  await expect(page.getByText(/Unterschrieben: Schaden melden/).first()).toBeVisible();
}

function expectChangeOfDocument(begin: string): void {
  const wanted = readWanted();
  expect(git('diff', '--name-only', begin).trim().split('\n').toSorted()).toEqual(
    [...wanted.keys()].toSorted(),
  );
  for (const [file, text] of wanted) {
    if (file.endsWith('.json')) expect(parse(readText(file)), file).toEqual(parse(text));
    else expect(readText(file), file).toBe(text);
  }
  expect(git('log', '-1', '--format=%an: %(trailers:key=Reviewed-form,valueonly)')).toMatch(
    /^Frau Test: claim-report [0-9a-f]{16}/,
  );
}

const ways = { 'by mouse': useMouse, 'by keyboard alone': useKeyboard };
for (const [way, use] of Object.entries(ways))
  test(`${way}: the example goes from the search to a signed page, and its files are those of the document`, async ({
    page,
  }) => {
    test.slow();
    const begin = git('rev-parse', 'HEAD').trim();
    const hands = use(page);
    try {
      await findQuestion(page, hands);
      await insertQuestion(page, hands);
      await setCondition(page, hands);
      await acceptFlows(page, hands);
      await signPage(page, hands);
      expectChangeOfDocument(begin);
      await undoAll(page);
    } finally {
      git('reset', '--quiet', '--hard', begin);
    }
  });
