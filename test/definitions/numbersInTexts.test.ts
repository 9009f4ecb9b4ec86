import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import settings from '../../rules/_shared/settings.json' with { type: 'json' };
import { lint } from '../../src/analysis/index.ts';
import { makeNumber } from '../../src/backend/services/evb/requestEvb.ts';
import { collectLintTools } from '../../src/cli/collectLintTools.ts';
import { type Field, settingWords, withSettings } from '../../src/engine/index.ts';
import { shippedForms } from '../shippedForms.ts';
import { shippedWizards } from '../shippedWizards.ts';

/** Returns a text with the numbers of the settings in place of their names. */
const words = settingWords(settings);
const said = (namespace: string, key: string) =>
  withSettings(shippedForms.texts.get(namespace)?.texts[key] ?? '', words);
const entry = (file: string) => readFileSync(`src/backend/content/entries/${file}.json`, 'utf8');
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('a text with a setting in words', () => {
  it.each([
    ['communication', 'communication.oneTime.text', 'in zwei Jahren', settings.consentAgainAfterDays, 730],
    [
      'contact-accompanied-driving',
      'request.inclusionDate.hint',
      'höchstens ein Jahr',
      settings.contactDaysAhead,
      365,
    ],
    [
      'contact-temporary-coverage',
      'request.inclusionFrom.hint',
      'höchstens ein Jahr',
      settings.contactDaysAhead,
      365,
    ],
    [
      'postpone-deletion',
      'postpone.halfYear.title',
      'einem halben Jahr',
      settings.deletionPostponedMonths,
      6,
    ],
    ['postpone-deletion', 'postpone.halfYear.text', 'ein halbes Jahr', settings.deletionPostponedMonths, 6],
  ])('%s %s says "%s", and the setting is that number', (form, key, phrase, { value }, meant) => {
    expect(said(form, key)).toContain(phrase);
    expect(value).toBe(meant);
  });

  it('CTC-012 the span of the temporary coverage equals the days in the texts, with its first day or without it', () => {
    const { value: days } = settings.temporaryCoverageDays;

    expect([days - 1, days]).toContain(settings.temporaryCoverageSpan.value);
  });
});

it('the eVB number has as many characters as the help says', () => {
  expect(withSettings(entry('bubbleHelp'), words)).toContain('eine Nummer mit sieben Zeichen');
  expect(makeNumber()).toHaveLength(settings.evbLength.value);
});

/** Every text of customers, and every sentence of the shipped entries, by where it stands. */
const sentences = new Map([
  ...[...shippedForms.texts].flatMap(([namespace, { texts }]) =>
    Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text] as const),
  ),
  ...readdirSync('src/backend/content/entries').map((file) => [file, entry(file.slice(0, -5))] as const),
]);
const numbers = Object.entries(settings).filter(
  ([, setting]) => typeof setting === 'object' && typeof setting.value === 'number',
);

describe('a changed setting', () => {
  it.each(numbers)('%s is read in every text that names it, and in no other', (name) => {
    const changed = settingWords({ ...settings, [name]: { value: 4711 } });
    const named = [...sentences].filter(([, text]) => new RegExp(`\\{${name}(?:InWords)?\\}`).test(text));
    const read = [...sentences].filter(([, text]) => /4\.?711/.test(withSettings(text, changed)));

    expect(read).toEqual(named);
  });

  it.each([
    ['activationCodeLength', 13, 'activation'],
    ['fileMegabytes', 11, 'contract-change'],
  ])('%s is no longer the limit of its question, and lint says so at the text', (name, value, form) => {
    const own = { ...shippedForms.shared.settings, [name]: { value, says: 'So viele' } };
    const repository = { ...shippedForms, shared: { ...shippedForms.shared, settings: own } };
    const found = lint(repository, collectLintTools(repository, '.'));

    expect(found.filter(({ code }) => code === 'contradicted-limit').map(({ file }) => file)).toContain(
      `schemas/${form}/texts.de.json`,
    );
  });
});

/** All fields of all forms, with their limits. */
const fields = shippedWizards.flatMap(({ id, nodes }) =>
  nodes.flatMap((node) => (node.kind === 'field' ? [{ form: id, ...node }] : [])),
);
const fieldAt = (form: string, path: string): Field | undefined =>
  fields.find((field) => field.form === form && field.path === path);

describe('forms', () => {
  it.each([
    ['activation', 'activation.activationCode', 'minLength', settings.activationCodeLength],
    ['activation', 'activation.activationCode', 'maxLength', settings.activationCodeLength],
    ['change-password', 'password.oldPassword', 'minLength', settings.passwordMinLength],
    ['change-email', 'email.password', 'minLength', settings.passwordMinLength],
    ['delete-account', 'account.password', 'minLength', settings.passwordMinLength],
  ] as const)('%s %s has the limit of the server: %s', (form, path, limit, { value }) => {
    expect(fieldAt(form, path)?.schema[limit]).toBe(value);
  });

  const { addressDaysAhead, changeDaysAhead, changeDaysAtOnce, paymentDaysAtOnce, contactDaysAhead } =
    settings;

  it.each([
    ['rules/change-address', 'today', [addressDaysAhead]],
    ['rules/contract-address', 'today', [changeDaysAhead]],
    ['rules/contract-address', 'daysBetween', [changeDaysAtOnce]],
    ['rules/contract-change', 'today', [changeDaysAhead]],
    ['rules/contract-change', 'daysBetween', [changeDaysAtOnce]],
    ['rules/payment-details', 'today', [changeDaysAhead]],
    ['rules/payment-details', 'daysBetween', [paymentDaysAtOnce]],
    ['rules/contact-accompanied-driving', 'today', [contactDaysAhead]],
    ['rules/contact-accompanied-driving', 'age', [settings.accompaniedDrivingAge]],
    ['rules/contract-change', 'policy.youngestUserAge', [settings.youngDriverAge]],
    ['rules/contact-temporary-coverage', 'today', [contactDaysAhead]],
    ['rules/change-password', 'length', [settings.passwordMinLength, settings.passwordStrongLength]],
  ])('%s.json uses the number of the server beside %s', (file, operand, expected) => {
    const numbers = new Set(numbersBeside(operand, read(`${file}.json`)));

    expect([...numbers]).toEqual(expected.map(({ value }) => value));
  });

  it.each([
    ['claim-report', 'maxBytes', settings.fileMegabytes.value * 1_000_000],
    ['claim-report', 'most', settings.claimFiles.value],
    ['contract-change', 'maxBytes', settings.fileMegabytes.value * 1_000_000],
    ['postpone-deletion', 'months', settings.deletionPostponedMonths.value],
  ])('%s contains the number of the server: %s', (form, member, value) => {
    expect(membersOf(member, read(`schemas/${form}/form.json`))).toEqual([value]);
  });
});

/** Lists numbers that stand in a list beside a path or an operation. */
function numbersBeside(operand: string, part: unknown): readonly number[] {
  if (typeof part !== 'object' || part === null) return [];
  const below = Object.values(part).flatMap((one) => numbersBeside(operand, one));
  const isBeside =
    Array.isArray(part) &&
    part.some(
      (one: unknown) => one === operand || (typeof one === 'object' && one !== null && operand in one),
    );
  return isBeside ? [...part.filter((one) => typeof one === 'number'), ...below] : below;
}

/** Lists the values of a member, anywhere in a definition. */
function membersOf(name: string, part: unknown): readonly unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === name ? [value] : membersOf(name, value)));
}
