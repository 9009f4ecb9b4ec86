import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { diffCommand } from '../../src/cli/commands/diffCommand.ts';
import { below, commitAll, definitionsCopy, editJson, type Json } from './definitionsCopy.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function committed(): string {
  const root = definitionsCopy('test/analysis/base');
  roots.push(root);
  commitAll(root);
  return root;
}

function diffAfter(change: (root: string) => void): string {
  const root = committed();
  change(root);
  const { code, text } = diffCommand.run({ root, revision: 'HEAD', form: null, markdown: true });
  expect(code).toBe(0);
  return text;
}

const rules = 'rules/repair.json';
const form = 'schemas/repair/form.json';
const texts = 'schemas/repair/texts.de.json';
const calls = 'schemas/repair/calls.json';

function send(value: Json): Json {
  const [call] = value['calls'] as Json[];
  return call?.['send'] as Json;
}

describe('forms diff', () => {
  it('says in a sentence that a question is always asked now, with an example and the ways before and after', () => {
    const text = diffAfter((root) =>
      editJson(root, rules, (value) => delete below(value, 'fields')['damage.other']),
    );

    expect(text).toContain(
      '- „Was genau?“ ist jetzt immer Pflicht, bisher nur, wenn: Etwas anderes ist beschädigt.',
    );
    expect(text).toMatch(/ {2}- \d+ Situationen; bisher: verborgen; jetzt: gezeigt \(Pflicht\)/);
    expect(text).toMatch(/ {2}- Beispiel: .*„Was ist beschädigt\?“ „Tür“/);
    expect(text).toContain('  - Weg bisher und jetzt: Schaden');
    expect(text).toContain('`reportRepair`: `other` wird jetzt gesendet, bisher nicht.');
    expect(text).toMatch(/gehen bei „Schaden“ weiter, offen ist dort: „Was genau\?“/);
    expect(text).toContain('- `rules/repair.json`');
  });

  it('reports once a question that appears in some situations and disappears in others, with an example of each', () => {
    const text = diffAfter((root) =>
      editJson(root, rules, (value) => {
        below(value, 'fields', 'damage.other')['show'] = '!other';
      }),
    );

    expect(text.match(/^- „Was genau\?“/gm)).toHaveLength(1);
    expect(text).toContain(
      '- „Was genau?“ ist jetzt Pflicht, wenn: nicht: Etwas anderes ist beschädigt; bisher, wenn: Etwas anderes ist beschädigt.',
    );
    expect(text).toMatch(/\n {2}- \d+ Situationen; bisher: gezeigt; jetzt: verborgen\n {4}- Beispiel: /);
    expect(text).toMatch(
      /\n {2}- \d+ Situationen; bisher: verborgen; jetzt: gezeigt \(Pflicht\)\n {4}- Beispiel: /,
    );
    expect(text).toContain(
      '- `reportRepair`: `other` wird jetzt in anderen Situationen als bisher gesendet.',
    );
  });

  it('shows texts that look like markdown as they are written', () => {
    const text = diffAfter((root) =>
      editJson(root, 'schemas/repair/texts.de.json', (value) => {
        value['damage.note.text'] = 'Bitte *jetzt* <b>hier</b> [anrufen](phone).';
      }),
    );

    expect(text).toContain('jetzt: „Bitte \\*jetzt\\* \\<b\\>hier\\</b\\> \\[anrufen\\](phone).“');
  });

  it('names a step that applies in other cases, with the old and the new way', () => {
    const text = diffAfter((root) => editJson(root, rules, (value) => delete value['steps']));

    expect(text).toContain(
      '- Der Schritt „Helfer“ kommt jetzt immer vor, bisher nur, wenn: nicht: Das Fahrzeug ist ein Transporter.',
    );
    expect(text).toContain('  - Weg bisher: Schaden → Zusammenfassung');
    expect(text).toContain('  - Weg jetzt: Schaden → Helfer → Zusammenfassung');
  });

  it('says that the behaviour is the same when only a text changed, and shows the text', () => {
    const text = diffAfter((root) => {
      editJson(root, texts, (value) => (value['damage.part.legend'] = 'Was ist kaputt?'));
      editJson(root, 'brands/testmarke/texts.de.json', (value) => {
        value['repair:done.thanks'] = 'Danke Ihnen.';
      });
    });

    expect(text).toContain('Keine Änderung: Regeln, Fragen, Aufrufe und Fakten sind dieselben.');
    expect(text).toContain(
      '  - `damage.part.legend`\n    - bisher: „Was ist beschädigt?“\n    - jetzt: „Was ist kaputt?“',
    );
    expect(text).toContain('- `brands/testmarke/texts.de.json`\n  - `repair:done.thanks` (neu)');
  });

  it.each<[what: string, change: (root: string) => void, alert: RegExp]>([
    [
      'a value that comes from another answer',
      (root) => editJson(root, calls, (value) => (send(value)['other'] = 'damage.part')),
      /## Achtung\n\n- Der Wert other entsteht jetzt aus damage\.part, bisher aus damage\.other\./,
    ],
    [
      'a field that is no longer confidential',
      (root) =>
        editJson(
          root,
          form,
          (value) => delete below(value, 'properties', 'damage', 'properties', 'other')['x-sensitive'],
        ),
      /## Achtung\n\n- „Was genau\?“ gilt nicht mehr als vertraulich\./,
    ],
    [
      'another end',
      (root) =>
        editJson(
          root,
          'schemas/repair/wizard.json',
          (value) => (below(value, 'exits')['cancel'] = '/elsewhere'),
        ),
      /## Achtung\n\n- Abbrechen und Verlassen führen woandershin: /,
    ],
  ])('says first and loudly: %s', (_, change, alert) => {
    expect(diffAfter(change)).toMatch(alert);
  });

  it.each<[what: string, change: (root: string) => void, holds: readonly string[], fails: readonly string[]]>(
    [
      [
        'a question that is asked more often',
        (root) => editJson(root, rules, (value) => delete below(value, 'fields')['damage.other']),
        [],
        ['Niemand wird mehr gefragt', 'Nichts wird abgelehnt', 'Nichts wird gesendet'],
      ],
      [
        'a value that is no longer sent',
        (root) => editJson(root, calls, (value) => delete send(value)['other']),
        ['Niemand wird mehr gefragt', 'Nichts wird abgelehnt', 'Nichts wird gesendet'],
        [],
      ],
      [
        'a shorter text',
        (root) =>
          editJson(root, form, (value) => {
            below(value, 'properties', 'damage', 'properties', 'other')['maxLength'] = 10;
          }),
        ['Niemand wird mehr gefragt', 'Nichts wird gesendet'],
        ['Nichts wird abgelehnt'],
      ],
    ],
  )('says what surely does not happen after %s', (_, change, holds, fails) => {
    const text = diffAfter(change);

    for (const verdict of holds) expect(text).toContain(`Sicher: ${verdict}`);
    for (const verdict of fails) expect(text).not.toContain(verdict);
  });

  it('says that only the layout of a file changed', () => {
    const text = diffAfter((root) =>
      editJson(root, rules, (value) => {
        const { fields, ...rest } = value;
        for (const key of Object.keys(value)) delete value[key];
        Object.assign(value, { fields }, rest);
      }),
    );

    expect(text).toContain('Keine Änderung im Verhalten');
    expect(text).toContain('- `rules/repair.json` (nur anders geschrieben)');
  });

  it('names a condition that is written differently and behaves the same', () => {
    const text = diffAfter((root) =>
      editJson(root, rules, (value) => {
        below(value, 'conditions', 'other')['if'] = {
          and: [{ '===': [{ var: 'damage.part' }, 'OTHER'] }, { answered: 'damage.part' }],
        };
      }),
    );

    expect(text).toContain('Keine Änderung im Verhalten');
    expect(text).toContain(
      '- Anders geschrieben, in jeder verglichenen Situation gleich: „Etwas anderes ist beschädigt“ (`other`).',
    );
  });

  it('names a new question, at which drafts stop', () => {
    const text = diffAfter((root) => {
      editJson(root, form, (value) => {
        below(value, 'properties', 'damage', 'properties')['color'] = { type: 'string', maxLength: 20 };
      });
      editJson(root, texts, (value) => (value['damage.color.label'] = 'Farbe'));
      editJson(root, calls, (value) => (send(value)['color'] = 'damage.color'));
    });

    expect(text).toContain('- Neu: „Farbe“ wird gefragt (Pflicht).');
    expect(text).toContain('`reportRepair`: `color` wird jetzt gesendet, bisher nicht.');
    expect(text).toMatch(/gehen bei „Schaden“ weiter, offen ist dort: „Farbe“/);
    expect(text).toContain('`damage.color.label` (neu)');
  });

  it('names a removed question, whose answer drafts lose', () => {
    const text = diffAfter((root) => {
      editJson(root, form, (value) => delete below(value, 'properties', 'damage', 'properties')['towed']);
      editJson(root, calls, (value) => delete send(value)['towed']);
    });

    expect(text).toContain('- „Wurde das Fahrzeug abgeschleppt?“ wird nicht mehr gefragt.');
    expect(text).toContain('`reportRepair`: `towed` wird nicht mehr gesendet.');
    expect(text).toMatch(/- \d+ verlieren die Antwort auf „Wurde das Fahrzeug abgeschleppt\?“\./);
  });

  it('names a removed option; drafts with it lose the answer', () => {
    const text = diffAfter((root) => {
      editJson(root, form, (value) => {
        below(value, 'properties', 'damage', 'properties', 'part')['enum'] = ['DOOR', 'OTHER'];
      });
      editJson(root, 'rules/_shared/tables.json', (value) => {
        below(value, 'parts')['rows'] = [{ part: 'DOOR' }, { part: 'OTHER' }];
      });
    });

    expect(text).toContain(
      '„Was ist beschädigt?“: „Fenster“ (`WINDOW`) ist jetzt nicht angeboten, bisher angeboten.',
    );
    expect(text).toMatch(/- \d+ verlieren die Antwort auf „Was ist beschädigt\?“\./);
    expect(text).toMatch(/Von \d+ Beispielentwürfen der bisherigen Fassung bleiben [1-9]\d*, wie sie sind\./);
  });

  it('names changed limits, outcomes and checks', () => {
    const text = diffAfter((root) => {
      editJson(root, form, (value) => {
        below(value, 'properties', 'damage', 'properties', 'other')['maxLength'] = 20;
      });
      editJson(root, calls, (value) => {
        const [call] = value['calls'] as { outcomes: Json[] }[];
        call?.outcomes.splice(1, 1);
      });
      editJson(root, rules, (value) => delete value['checks']);
    });

    expect(text).toMatch(
      /- Angabe bei „Was genau\?“: jetzt Text, höchstens 20 Zeichen.*; bisher Text, höchstens 100/,
    );
    expect(text).toContain('`reportRepair`, Antwort 403 DEMO: jetzt Meldung (error)');
    expect(text).toContain('- Entfallen: „Schaden“ prüft „Der Schaden liegt höchstens ein Jahr zurück“');
  });

  it('reports a new form, and a removed one', () => {
    const root = definitionsCopy('test/analysis/base');
    roots.push(root);
    const away = `${root}-rules.json`;
    renameSync(join(root, rules), away);
    renameSync(join(root, 'schemas/repair'), `${root}-repair`);
    commitAll(root);
    renameSync(away, join(root, rules));
    renameSync(`${root}-repair`, join(root, 'schemas/repair'));

    const { text } = diffCommand.run({ root, revision: 'HEAD', form: 'repair', markdown: true });
    expect(text).toContain('Neues Formular mit 3 Schritten.');

    const gone = diffAfter((other) => {
      rmSync(join(other, rules));
      rmSync(join(other, 'schemas/repair'), { recursive: true });
    });
    expect(gone).toContain('Dieses Formular gibt es nicht mehr.');
  });

  it('is readable in a terminal', () => {
    const root = committed();
    const { text } = diffCommand.run({ root, revision: 'HEAD', form: 'repair', markdown: false });

    expect(text).toMatch(/^Formular repair\n=+\n\nVerhalten\n-+\n\nKeine Änderung/);
    expect(text).not.toContain('`');
  });

  it.each([
    [{ revision: 'nowhere', form: null }, 2, 'Es gibt keinen Stand „nowhere“.'],
    [{ revision: '--all', form: null }, 2, 'Es gibt keinen Stand „--all“.'],
    [
      { revision: 'HEAD', form: 'x' },
      2,
      'Es gibt kein Formular „x“. Es gibt: repair. Gesucht wurde hier und bei HEAD.',
    ],
  ])('reports the mistake in %j', (options, code, text) => {
    expect(diffCommand.run({ root: committed(), markdown: false, ...options })).toEqual({ code, text });
  });

  it('needs a git repository, and forms without mistakes', () => {
    const root = committed();
    writeFileSync(join(root, rules), '{');
    expect(diffCommand.run({ root, revision: 'HEAD', form: null, markdown: false })).toEqual({
      code: 1,
      text: 'repair: Das Formular enthält Fehler. „lint“ nennt sie.',
    });

    const plain = `${root}-plain`;
    mkdirSync(plain);
    roots.push(plain);
    expect(diffCommand.run({ root: plain, revision: 'HEAD', form: null, markdown: false })).toEqual({
      code: 2,
      text: `${plain} liegt in keinem Git-Repository.`,
    });
  });
});
