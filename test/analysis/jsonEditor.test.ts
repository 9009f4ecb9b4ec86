import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemasCommand } from '../../src/cli/commands/schemasCommand.ts';
import { openJsonEditor } from './jsonEditor.ts';
import { shippedForms } from '../shippedForms.ts';

/** The tests use the JSON engine of VS Code with the shipped definitions. */
await schemasCommand.run({ root: '.', mode: 'names' });
const editor = openJsonEditor('.');
const files = [...shippedForms.files.values()].filter(({ path }) => !path.startsWith('schemas/_meta/'));

const rules = 'rules/claim-report.json';
const wizard = 'schemas/claim-report/wizard.json';
const calls = 'schemas/claim-report/calls.json';
const step = 'schemas/claim-report/form.json';
const facts = 'schemas/_shared/facts.json';

/** Returns the shipped file with one replaced part; `|` is the cursor. */
function typed(file: string, before: string, now: string): string {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(before);
  return text.replace(before, () => now);
}

describe('the JSON editor', () => {
  it('underlines nothing in shipped definitions', { timeout: 60_000 }, async () => {
    const underlined = [];
    for (const { path, text } of files)
      for (const line of await editor.underlines(path, text)) underlined.push(`${path}:${line}`);

    expect(underlined).toEqual([]);
  });

  it('finds the same meta-schema by the path of a file as by its "$schema"', () => {
    for (const { path, text } of files) {
      const withoutSchema = text.replace(/^\s*"\$schema".*\n/m, '');
      expect([path, editor.schemas(path, withoutSchema)]).toEqual([path, editor.schemas(path, text)]);
    }
    expect(editor.schemas('brands/eskamp/texts.de.json', '{}')).toEqual(['brand-texts.schema.json']);
    expect(editor.schemas('schemas/new-form/form.json', '{}')).toEqual(['form.schema.json']);
  });

  it.each([
    [
      'a path in a rule',
      rules,
      '"===": ["type.whatHappened"',
      '"===": ["|"',
      '"details.location"',
      'Schadenort',
    ],
    [
      'a fact in a rule',
      rules,
      '"===": ["type.whatHappened"',
      '"===": ["|"',
      '"policy.isKps"',
      'Kaufpreisschutz',
    ],
    ['a part of a row', rules, '"===": ["type.whatHappened"', '"===": ["|"', '"row.germany"', ''],
    [
      'a condition in a rule',
      rules,
      '"or": ["type.thirdParty"',
      '"or": ["|"',
      '"drivingAccident"',
      'Fahrunfall',
    ],
    ['an operator', rules, '"or": ["type.thirdParty"', '"or": [{ "|" }', 'daysBetween', 'Tage vom ersten'],
    [
      'an option',
      rules,
      '["type.whatHappened", "ACCIDENT"]',
      '["type.whatHappened", "|"]',
      '"HAIL_DAMAGE"',
      'Hagel',
    ],
    [
      'a condition in "show"',
      rules,
      '"show": "drivingAccident"',
      '"show": "|"',
      '"drivingAccident"',
      'Fahrunfall',
    ],
    [
      'a denied condition',
      rules,
      '"show": "drivingAccident"',
      '"show": "|"',
      '"!drivingAccident"',
      'nicht: ',
    ],
    [
      'a condition in "when"',
      rules,
      '"steps": {',
      '"steps": { "summary": { "when": "|" },',
      '"drivingAccident"',
      'Fahrunfall',
    ],
    ['a step of "steps"', rules, '"steps": {', '"steps": { "|": {},', 'moreDetails', 'Weitere Umstände'],
    ['a step of "checks"', rules, '"checks": {', '"checks": { "|": [],', 'moreDetails', 'Weitere Umstände'],
    [
      'a field of "fields"',
      rules,
      '"fields": {',
      '"fields": { "|": {},',
      'accidentOpponent.lastName',
      'Nachname',
    ],
    [
      'a member of a known field',
      rules,
      '"fields": {',
      '"fields": { "details.claimTime": { "|" },',
      'optional',
      '',
    ],
    [
      'a field of a check',
      rules,
      '"checks": {',
      '"checks": { "vehicle": [{ "at": ["|"] }],',
      '"details.location"',
      'Schadenort',
    ],
    [
      'an error of a check',
      rules,
      '"checks": {',
      '"checks": { "vehicle": [{ "error": "|" }],',
      '"chooseDamage"',
      '',
    ],
    [
      'a fact of an example',
      rules,
      '"given": { "type.thirdParty": true }',
      '"given": { "|" }',
      'policy.isKps',
      'Kaufpreisschutz',
    ],
    [
      'a list of options',
      rules,
      '"fields": {',
      '"fields": { "details.claimTime": { "options": { "from": "|" } },',
      '"contracts"',
      '',
    ],
    ['a route', wizard, '"cancel": "/claims"', '"cancel": "|"', '"/claims/vehicle"', ''],
    ['a control', step, '"properties": {', '"properties": { "x": { "x-control": "|" },', '"textarea"', ''],
    [
      'a control with parameters',
      step,
      '"properties": {',
      '"properties": { "x": { "x-control": { "kind": "|" } },',
      '"picture"',
      '',
    ],
    [
      'a shared shape',
      step,
      '"properties": {',
      '"properties": { "x": { "$ref": "|" },',
      '"../_shared/email.json"',
      '',
    ],
    [
      'an autocomplete token',
      step,
      '"properties": {',
      '"properties": { "x": { "x-autocomplete": "|" },',
      '"given-name"',
      '',
    ],
    ['an operation', calls, '"call": "reportClaim"', '"call": "|"', '"reportClaim"', ''],
    ['a step of a call', calls, '{ "submit": true }', '{ "continue": "|" }', '"summary"', ''],
    [
      'a field that is sent',
      calls,
      '"licensePlate": "policy.licensePlate"',
      '"licensePlate": "|"',
      '"details.location"',
      'Schadenort',
    ],
    [
      'a condition that is sent',
      calls,
      '{ "===": ["type.thirdParty", true] }',
      '{ "is": "|" }',
      '"drivingAccident"',
      'Fahrunfall',
    ],
    [
      'the condition of a value',
      calls,
      '{ "===": ["type.thirdParty", true] }',
      '{ "if": ["|"] }',
      '"drivingAccident"',
      'Fahrunfall',
    ],
    [
      'the list of rows that are sent',
      calls,
      '{ "===": ["type.thirdParty", true] }',
      '{ "each": ["|"] }',
      '"witness.people"',
      '',
    ],
    ['a table', calls, '{ "===": ["type.thirdParty", true] }', '{ "lookup": ["|"] }', '"countries"', ''],
    [
      'a field an outcome marks',
      calls,
      '"outcomes": [',
      '"outcomes": [{ "status": 400, "mark": { "|": "" } },',
      'details.location',
      'Schadenort',
    ],
    [
      'a mark',
      calls,
      '"outcomes": [',
      '"outcomes": [{ "status": 400, "mark": { "details.location": "|" } },',
      '"required"',
      '',
    ],
    [
      'a route of an outcome',
      calls,
      '"outcomes": [',
      '"outcomes": [{ "status": 400, "go": "|" },',
      '"/claims"',
      '',
    ],
    [
      'a message',
      calls,
      '"outcomes": [',
      '"outcomes": [{ "status": 400, "banner": "|" },',
      '"messages:error.demoAccount"',
      '',
    ],
    ['shared outcomes', calls, '"outcomes": [', '"outcomes": [{ "use": "|" },', '"common"', ''],
    [
      'a text',
      'schemas/claim-report/texts.de.json',
      '"submit":',
      '"|": "", "submit":',
      'details.location.unit',
      '',
    ],
    ['a check that is excused', facts, '"facts": {', '"x-lint": { "|" }, "facts": {', 'unused-setting', ''],
    ['the type of a fact', facts, '"facts": {', '"facts": { "x": { "type": "|" },', '"boolean"', ''],
  ])('offers %s', async (_, file, before, now, label, documentation) => {
    const offers = await editor.offers(file, typed(file, before, now));

    const offer = offers.find((one) => one.label === label);
    expect(offer?.documentation, `${label} among ${offers.length}`).toContain(documentation);
  });

  it('offers a brand the texts that it can replace', async () => {
    const offers = await editor.offers('brands/eskamp/texts.de.json', '{ "|": "" }');

    expect(offers.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['claim-report:type.title', 'messages:error.demoAccount']),
    );
  });

  it.each([
    [
      'a condition',
      rules,
      '"show": "drivingAccident"',
      '"show": "driving|Accident"',
      /^Sichtbar, wenn\s+`drivingAccident`: Fahrunfall/,
    ],
    [
      'a path',
      rules,
      '"or": ["type.thirdParty"',
      '"or": ["type.third|Party"',
      /`type.thirdParty`: Schaden bei anderen/,
    ],
    ['an operator', rules, '"===": [', '"=|==": [', /^gleich; falsch, wenn ein Wert fehlt/],
    ['a field', rules, '"details.claimDate": {', '"details.claim|Date": {', /^Schadendatum/],
    [
      'a fact in a payload',
      calls,
      '"policy.licensePlate"',
      '"policy.license|Plate"',
      /`policy.licensePlate`: Kennzeichen/,
    ],
  ])('explains %s', async (_, file, before, now, says) => {
    expect(await editor.hover(file, typed(file, before, now))).toMatch(says);
  });

  it.each([
    ['an unknown member', rules, '"show": "drivingAccident"', '"shows": "drivingAccident"', /shows/],
    ['an unknown operator', rules, '"===": [', '"==": [', /==/],
    [
      'an unknown control',
      step,
      '"properties": {',
      '"properties": { "x": { "x-control": "txt" },',
      /"text"|textarea/,
    ],
    [
      'a text that is a number',
      'schemas/claim-report/texts.de.json',
      '"submit":',
      '"x": 1, "submit":',
      /string/,
    ],
  ])('underlines %s', async (_, file, before, now, says) => {
    expect((await editor.underlines(file, typed(file, before, now))).join('\n')).toMatch(says);
  });

  it('does not underline unknown names, which lint reports', async () => {
    const text = typed(rules, '"show": "drivingAccident"', '"show": "neverHeardOf"');

    expect(await editor.underlines(rules, text)).toEqual([]);
  });
});
