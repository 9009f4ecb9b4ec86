import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { explainCommand } from '../../src/cli/commands/explainCommand.ts';
import { proveCommand } from '../../src/cli/commands/proveCommand.ts';
import { below, definitionsCopy, editJson } from './definitionsCopy.ts';

const copy = mkdtempSync(join(tmpdir(), 'prove-'));
for (const folder of ['schemas', 'rules', 'brands']) cpSync(folder, join(copy, folder), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

const options = {
  root: '.',
  form: null,
  brand: null,
  budget: 200_000,
  today: '2026-11-21',
  writeFlow: null,
};

/** Loading all definitions takes several seconds on a busy machine. */
const timeLimit = { timeout: 60_000 };

describe('forms prove', timeLimit, () => {
  it('finds nothing in a sound form, for every brand', async () => {
    const { code, text } = await proveCommand.run({ ...options, form: 'contact-callback' });

    expect(text).toMatch(/^contact-callback \(eskamp, .*, tellwig\): 0 Befunde, .* vollständig$/m);
    expect(code).toBe(0);
  });

  it('names file, line and column of a finding, and the way to it', async () => {
    const file = join(copy, 'rules/claim-report.json');
    const written = readFileSync(file, 'utf8');
    const line = '    "accidentRecording.fileNumber": { "show": "accidentRecording.policeOnSite" },\n';
    writeFileSync(file, written.replace(line, ''));
    const found = join(copy, 'found');
    const { code, text } = await proveCommand.run({
      ...options,
      root: copy,
      form: 'claim-report',
      writeFlow: found,
    });
    writeFileSync(file, written);

    expect(code).toBe(1);
    expect(text).toContain(
      'schemas/claim-report/calls.json:8:15 Fehler invalid-payload: „reportClaim“ würde ablehnen',
    );
    expect(text).toContain('      accidentRecording: policeOnSite = false, fileNumber = "x... (');
    expect(
      readdirSync(found)
        .map((name) => `Geschrieben: ${join(found, name)}`)
        .toSorted(),
    ).toEqual(
      text
        .split('\n')
        .filter((one) => one.startsWith('Geschrieben: '))
        .toSorted(),
    );
  }, 180_000);

  describe('a finding in a rule of a part that is used twice', () => {
    const root = definitionsCopy('test/analysis/base');
    afterAll(() => rmSync(root, { recursive: true }));
    editJson(root, 'schemas/repair/form.json', (form) => {
      below(form, 'properties', 'damage', 'properties')['extra'] = {
        use: 'remark',
        with: { asked: '!damage.germany' },
      };
    });
    const proveWith = async (show: unknown) => {
      editJson(root, 'schemas/_parts/remark/part.json', (part) => {
        below(part, 'rules', '.remark')['show'] = show;
      });
      const { text } = await proveCommand.run({ ...options, root, form: 'repair' });
      const lines = text.split('\n');
      return lines.filter((line) => /constant-condition|operand-without-effect/.test(line));
    };

    it('is reported once at the part when it occurs at each use', async () => {
      expect(await proveWith({ and: ['with.asked', { or: ['damage.germany', '!damage.germany'] }] })).toEqual(
        [
          expect.stringMatching(
            /^schemas\/_parts\/remark\/part\.json:\d+:\d+ Fehler operand-without-effect: .*„damage\.germany“/,
          ),
        ],
      );
    });

    it('is reported at a use when it occurs only there', async () => {
      expect(await proveWith({ and: ['with.asked', 'damage.germany'] })).toEqual([
        expect.stringMatching(/^schemas\/repair\/form\.json:\d+:\d+ Fehler /),
        expect.stringMatching(/^schemas\/repair\/form\.json:\d+:\d+ Fehler /),
      ]);
    });
  });

  it.each([
    [{ ...options, form: 'claim' }, 'Es gibt kein Formular „claim“. Es gibt: account-details, '],
    [{ ...options, brand: 'x' }, 'Es gibt keine Marke „x“. Es gibt: eskamp'],
    [{ ...options, root: '/nowhere' }, 'Unterhalb von /nowhere gibt es keine Formulare.'],
  ])('reports the mistake in %j', async (wrong, message) => {
    const { code, text } = await proveCommand.run(wrong);

    expect(code).toBe(2);
    expect(text).toContain(message);
  });
});

describe('forms explain', timeLimit, () => {
  const asked = {
    root: '.',
    form: 'claim-report',
    flow: 'own-damage-by-event',
    at: 'driverData',
    answer: [],
  };

  it('says why a field is hidden, where the rule is written, and which answer would show the field', async () => {
    const { code, text } = await explainCommand.run({ ...asked, field: 'otherPerson.firstName' });

    expect(code).toBe(0);
    expect(text.split('\n').slice(1)).toEqual([
      'verborgen',
      expect.stringMatching(/^ {2}Die Frage steht in rules\/claim-report\.json:\d+:\d+\.$/),
      expect.stringMatching(
        /^ {4}nein {2}„Wer hat das Fahrzeug gefahren\?“ ist OTHER_PERSON {2}rules\/claim-report\.json:\d+:\d+$/,
      ),
      '      nein  „Wer hat das Fahrzeug gefahren?“ ist OTHER_PERSON [driverData.whoDrove = "POLICY_HOLDER"]',
      '  gezeigt mit driverData.whoDrove = "OTHER_PERSON"',
      'Begriff fields.firstName: Vorname',
    ]);
  });

  it.each([
    [
      'a step that is skipped, by its condition',
      { field: 'lawyer' },
      ['Der Schritt entfällt', '  Der Schritt kommt vor mit type.thirdParty = true'],
    ],
    [
      'a question of a skipped step, by the condition of the step',
      { field: 'lawyer.contacted' },
      ['Der Schritt entfällt'],
    ],
    [
      'a step with an answer of the command line',
      { field: 'lawyer', answer: ['type.thirdParty=true'] },
      ['Der Schritt kommt vor', 'Noch offen: lawyer.contacted'],
    ],
    ['a limit', { field: 'details.claimDate', flow: 'own-damage' }, ['höchstens 2026-11-21']],
    [
      'a label that depends on answers',
      { field: 'moreDetails.vehicleRoadworthy', flow: 'own-damage' },
      ['beschriftet als –', 'etwas anderes mit type.whatHappened'],
    ],
    ['a call and its messages', { field: 'reportClaim' }, ['Der Aufruf geschieht', 'Antwort network → ']],
    [
      'an option',
      { field: 'type.typeOfEvent=HAIL_DAMAGE', answer: ['type.selfDamage=true', 'type.whatHappened=MISC'] },
      ['angeboten', 'Begriff codes.HAIL_DAMAGE: Hagel'],
    ],
  ])('explains %s', async (_, asks, lines) => {
    const { text } = await explainCommand.run({ ...asked, at: null, flow: null, ...asks });

    for (const line of lines) expect(text).toContain(line);
  });

  it('explains parts of a row by their own row', async () => {
    const { text } = await explainCommand.run({
      ...asked,
      flow: 'people-abroad',
      at: 'witness',
      field: 'people.0.foreignPostalCode',
    });

    expect(text).toContain('[row.germany = false]');
    expect(text).toContain('  verborgen mit witness.people[1].germany = true');
  });

  it('says when no answer helps', async () => {
    const { text } = await explainCommand.run({
      ...asked,
      flow: 'liability-only',
      at: 'type',
      field: 'thirdParty',
    });

    expect(text).toContain('\ngesperrt\n');
    expect(text).toContain('Keine Änderung von einer oder zwei Antworten ergibt: frei.');
  });

  it.each([
    [{ ...asked, form: 'x', field: 'a' }, 'Es gibt kein Formular „x“.'],
    [
      { ...asked, at: 'driverDat', field: 'a' },
      'Es gibt keinen Schritt „driverDat“. Meinten Sie „driverData“?',
    ],
    [{ ...asked, field: 'whoDrov' }, 'Es gibt kein Feld „whoDrov“. Meinten Sie „whoDrove“?'],
    [{ ...asked, flow: 'no such', field: 'whoDrove' }, 'Es gibt keinen Ablauftest „no such“. Es gibt: '],
  ])('reports the mistake in %j', async (wrong, message) => {
    const { code, text } = await explainCommand.run(wrong);

    expect(code).toBe(2);
    expect(text).toContain(message);
  });
});
