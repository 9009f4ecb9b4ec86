import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import settings from '../../rules/_shared/settings.json' with { type: 'json' };
import { settingWords, withSettings } from '../../src/engine/index.ts';

/** Returns a shipped text. Flows name texts by key, so that their words are tested here. */
function textOf(file: string, key: string): string | undefined {
  const texts = JSON.parse(readFileSync(`schemas/${file}/texts.de.json`, 'utf8')) as Record<string, string>;
  return withSettings(texts[key] ?? '', settingWords(settings));
}

describe('texts of forms', () => {
  it.each([
    ['ACC-067', 'change-password', 'error.required', 'Passwort ist erforderlich'],
    ['ACC-068', 'change-password', 'password.error.notEqual', 'Passwort stimmt nicht überein'],
    [
      'ACC-072',
      'change-password',
      'error.wrongPassword',
      'Ihr aktuelles Passwort ist nicht korrekt. Bitte geben Sie Ihr aktuelles Passwort ein.',
    ],
    [
      'ACC-073',
      'change-password',
      'error.newTooShort',
      'Das neue Passwort muss mindestens 8 Zeichen lang sein.',
    ],
    [
      'ACC-074',
      'change-password',
      'error.notChanged',
      'Wir konnten Ihr Passwort leider nicht aktualisieren.',
    ],
  ])('%s of %s: %s is the prescribed text', (_, form, key, text) => {
    expect(textOf(form, key)).toBe(text);
  });

  it.each([
    ['ACT-010', 'activation-order', 'done.title', /per Post/],
    ['ACT-028', 'activation-order', 'error.invalidBirthDate', /Geburtsdatum/],
    ['ACT-028', 'activation-order', 'error.invalidLicensePlate', /Kennzeichen/],
    ['ACT-029', 'activation-order', 'error.alreadyOrdered', /bereits unterwegs .* schon freigeschaltet/],
    ['ACT-032', 'activation', 'error.invalidCode', /Freischaltcode oder Versicherungsnummer/],
    ['ACT-033', 'activation', 'error.alreadyActivated', /bereits verwendet/],
    ['ACC-014', 'account-details', 'details.title.placeholder', /^Kein Titel$/],
    ['ACC-027', 'account-details', 'error.changeNameLimit', /einmal am Tag/],
    ['ACC-053', 'communication', 'error.oncePerDay', /einmal am Tag/],
    ['ACC-059', 'change-email', 'email.error.sameAsBefore', /bisherige E-Mail-Adresse/],
    ['ACC-060', 'change-email', 'email.error.notEqual', /stimmen nicht überein/],
    ['ACC-064', 'change-email', 'error.emailInUse', /von einem anderen Konto genutzt/],
    ['ACC-082', 'postpone-deletion', 'postpone.thirtyDays.title', /30 Tagen/],
    ['ACC-082', 'postpone-deletion', 'postpone.halfYear.title', /halben Jahr/],
    [
      'ACC-084',
      'postpone-deletion',
      'postpone.reason.text',
      /nach sechs Monaten.*30 Tage vorher.*einmal um sechs Monate/,
    ],
    [
      'ACC-040',
      'change-address',
      'success.submitted',
      /Adresse ist bei uns eingegangen\. Sie gilt ab dem \{day\}/,
    ],
    ['ACC-040', 'change-address', 'success.later', /Adresse.* ab dem \{day\}\..* später/],
    ['ACC-052', 'communication', 'success.submitted', /Einwilligungen .* gelten ab sofort/],
    ['ACC-052', 'communication', 'success.later', /Einwilligungen .* gelten ab heute, .* später/],
    ['CLM-029', 'claim-report', 'success.submitted', /Schadenmeldung ist bei uns eingegangen\..* gemeldet/],
    ['PAY-018', 'payment-details', 'submit', /^Änderung absenden$/],
    [
      'PAY-052',
      'payment-details',
      'paymentDetails.addressInvalid.text',
      /prüfen.*\[Zum Kontakt\]\(contact\)/,
    ],
    ['PAY-047', 'payment-details', 'success.submitted', /Zahlungsdaten .* gelten ab dem \{day\}/],
    ['PAY-045', 'payment-details', 'success.later', /Zahlungsdaten .* gelten ab dem \{day\}\..* später/],
    ['SUM-033', 'contract-change', 'success.submitted', /Vertrags .* gilt ab dem \{day\}/],
    ['SUM-031', 'contract-change', 'success.later', /Vertrags .* gilt ab dem \{day\}\..* später/],
    ['SUM-033', 'contract-address', 'success.submitted', /Fahrzeugs .* gilt ab dem \{day\}/],
    ['SUM-031', 'contract-address', 'success.later', /Fahrzeugs .* gilt ab dem \{day\}\..* später/],
    ['SUM-033', 'evb', 'success.submitted', /Fahrzeugs .* gilt ab dem \{day\}/],
    ['SUM-031', 'evb', 'success.later', /Fahrzeugs .* gilt ab dem \{day\}\..* später/],
    ['D2', 'claim-report', 'type.needed.unfold', /brauchen/],
    ['D2', 'claim-report', 'type.needed.title', /10 Minuten/],
    ['D2', 'claim-report', 'type.needed.rest', /- Datum.*\n- Namen und Kennzeichen.*\n- das Aktenzeichen/],
    ['CTC-024', 'contact-callback', 'success', /\{number\}/],
  ])('%s of %s: %s contains the required words', (_, form, key, words) => {
    expect(textOf(form, key)).toMatch(words);
  });
});
