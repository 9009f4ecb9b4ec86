import { describe, expect, it } from 'vitest';
import { fixedText, lint, type LintTools, buildSarif } from '../../src/analysis/index.ts';
import { readRepository } from '../../src/definitions/disk.ts';
import { baseTexts, type Edit, editedText } from './baseTexts.ts';
import { readTexts } from './readTexts.ts';
import { formEnvironment } from '../../src/cli/formEnvironment.ts';
import { judges } from '../shippedForms.ts';

const tools: LintTools = {
  judges,
  operations: null,
  routes: null,
  ...formEnvironment,
  namesInCode: new Set(['strictDates']),
  paths: null,
  flows: null,
  accounts: null,
};
const rules = 'rules/repair.json';

type FileEdit = readonly [file: string, edit: Edit];

function lintOf(...edits: readonly FileEdit[]) {
  const texts = new Map([...baseTexts()].filter(([path]) => path.endsWith('.json')));
  for (const [file, edit] of edits) texts.set(file, editedText(texts.get(file) ?? '{}', edit));
  return lint(readRepository(texts), tools);
}
const codes = (...edits: readonly FileEdit[]) => lintOf(...edits).map(({ code }) => code);

const unused = (more: object): Edit => ({
  at: ['conditions', 'cheap'],
  to: { says: 'Satz', if: { '<': ['damage.cost', 10] }, ...more },
});

describe('an exception in the file', () => {
  it('silences one check at its place, with a reason', () => {
    expect(codes([rules, unused({})])).toEqual(['unused-condition']);
    expect(codes([rules, unused({ 'x-lint': { 'unused-condition': 'folgt im Mai' } })])).toEqual([]);
  });

  it('silences one check at one member of its place', () => {
    const loud: Edit = { at: ['done.title'], to: 'Danke!' };
    const excused: Edit = {
      at: ['x-lint'],
      to: { 'exclamation-mark done.title': 'Wortlaut der Rechtsabteilung' },
    };
    const texts = 'schemas/repair/texts.de.json';

    expect(codes([texts, loud], [texts, excused])).toEqual([]);
    expect(codes([texts, loud], [texts, excused], [texts, { at: ['done.thanks'], to: 'Bis bald!' }])).toEqual(
      ['exclamation-mark'],
    );
  });

  it('does not cover another place, and is then a finding itself', () => {
    const elsewhere: Edit = { at: ['conditions', 'van', 'x-lint'], to: { 'unused-condition': 'so' } };

    expect(codes([rules, unused({})], [rules, elsewhere]).sort()).toEqual([
      'unused-condition',
      'unused-exception',
    ]);
  });

  it('does not silence a mistake that keeps a form from compiling', () => {
    const wrong: Edit = {
      at: ['conditions', 'expensive'],
      to: { says: 'Satz', if: { '>': ['damage.costs', 1] }, 'x-lint': { 'unknown-path': 'so' } },
    };

    expect(codes([rules, wrong]).sort()).toEqual(['unknown-exception', 'unknown-path']);
  });

  it('does not change the behaviour of a form', () => {
    const of = (texts: ReadonlyMap<string, string>) => readRepository(texts).forms[0]?.source;
    const base = new Map([...baseTexts()].filter(([path]) => path.endsWith('.json')));
    const excused = new Map(base).set(
      rules,
      editedText(base.get(rules) ?? '', { at: ['conditions', 'van', 'x-lint'], to: { 'same-rule': 'so' } }),
    );

    expect(of(excused)).toEqual(of(base));
  });
});

describe('an exception in a flow test', () => {
  const file = 'test/flows/repair/door.flow.yaml';
  const findings = (...edits: readonly (readonly [replace: string, by: string])[]) => {
    const texts = edits.reduce(
      (all, [replace, by]) => new Map(all).set(file, editedText(all.get(file) ?? '', { replace, by })),
      baseTexts(),
    );
    const { repository, flows } = readTexts(texts, judges.get('flow'));
    return lint(repository, { ...tools, flows })
      .filter((finding) => finding.file === file)
      .map(({ code, pointer }) => `${code} ${pointer}`);
  };
  const wrong = ['part: DOOR', 'part: ROOF'] as const;
  const excused = (entry: string) =>
    ['at: damage, shows', `x-lint: { ${entry} }, at: damage, shows`] as const;

  it('silences one check at its place, with a reason', () => {
    expect(findings(wrong)).toEqual(['flow-value /steps/0/enter/part']);
    expect(findings(wrong, excused('flow-value: Entwurf von früher'))).toEqual([]);
    expect(findings(wrong, excused('flow-value enter: Entwurf von früher'))).toEqual([]);
    expect(findings(wrong, ['flow: ', 'x-lint: { flow-value: Entwurf von früher }\nflow: '])).toEqual([]);
  });

  it('is a finding itself when it is unused, has no reason or names no check', () => {
    const reached = 'flow-value /steps/0/enter/part';

    expect(findings(excused('flow-value: so'))).toEqual(['unused-exception /steps/0/x-lint/flow-value']);
    expect(findings(wrong, excused('flow-value values: so'))).toEqual([
      reached,
      'unused-exception /steps/0/x-lint/flow-value values',
    ]);
    expect(findings(wrong, excused("flow-value: ''"))).toEqual([
      reached,
      'exception-without-reason /steps/0/x-lint/flow-value',
    ]);
    expect(findings(excused('flow-syntax: so'))).toEqual(['unknown-exception /steps/0/x-lint/flow-syntax']);
    expect(findings(excused('flow-value: [so]'))).toContain('flow-syntax ');
  });

  it('is no part of the flow', () => {
    const [replace, by] = excused('flow-value: so');
    const text = editedText(baseTexts().get(file) ?? '', { replace, by });
    const flowsOf = (texts: ReadonlyMap<string, string>) =>
      readTexts(texts).flows.files.map(({ flow }) => flow);

    expect(flowsOf(baseTexts().set(file, text))).toEqual(flowsOf(baseTexts()));
  });
});

/** Unusual layout, with annotations that the tools do not know in one place and allow in another. */
const odd = `{  "$schema": "../schemas/_meta/rules.schema.json",
\t"conditions": {
    "keep":{"says":"Bleibt","x-lint":{"same-rule":"so"},"if":{ "or" :[ {"var":  "policy.isActive"} ] }},
    "drop"  : { "says": "Weg" , "if": { "in": [{ "var": "a.b" }, ["A",  { "const": "B" }, "A" ]] } },
    "last": { "says": "Ä\u00e4", "if": true, "$comment": [1.50, 1e3] }
  }
}

`;

describe('lint --fix', () => {
  it.each([
    [
      'single-operand',
      '/conditions/keep/if',
      '{ "or" :[ {"var":  "policy.isActive"} ] }',
      '{"var":  "policy.isActive"}',
    ],
    ['needless-var', '/conditions/drop/if/in/0', '{ "var": "a.b" }', '"a.b"'],
    ['needless-const', '/conditions/drop/if/in/1/1', '{ "const": "B" }', '"B"'],
    ['repeated-value', '/conditions/drop/if/in/1/2', '{ "const": "B" }, "A" ]', '{ "const": "B" } ]'],
    ['unused-exception', '/conditions/keep/x-lint/same-rule', '"x-lint":{"same-rule":"so"},', ''],
    ['unused-condition', '/conditions/drop', /\n {4}"drop".*\n(?= {4}"last")/, '\n'],
  ] as const)('%s leaves every other byte as it is', (code, pointer, before, after) => {
    const fixed = fixedText(odd, [{ file: rules, pointer, code, message: '' }]);

    expect(fixed).not.toBe(odd);
    expect(fixed.replaceAll(/\s+/g, ' ')).toBe(odd.replace(before, after).replaceAll(/\s+/g, ' '));
    expect(fixed.startsWith(odd.slice(0, 70))).toBe(true);
    expect(fixed.endsWith(odd.slice(odd.indexOf('"last"')))).toBe(true);
  });

  it('mends several mistakes in one file', () => {
    const fixed = fixedText(odd, [
      { file: rules, pointer: '/conditions/keep/if', code: 'single-operand', message: '' },
      { file: rules, pointer: '/conditions/drop/if/in/1/2', code: 'repeated-value', message: '' },
    ]);

    expect(fixed).toBe(
      odd
        .replace('{ "or" :[ {"var":  "policy.isActive"} ] }', '{"var":  "policy.isActive"}')
        .replace(', "A" ]', ' ]'),
    );
  });

  it('mends nested mistakes, and one at the start of a block', () => {
    const before = `{
  "conditions": {
    "gone"  : { "says": "Weg",   "if": {"in":[{"var":"a.b"}, ["A","B","A"]]}},
    "first": {
\t"if": { "and" :[ {  "answered" :"a.b"  } ] },   "says": "Erste"
    },
    "next":   {  "x-lint" :{  "same-rule":"frei  \\u00e4"},
\t"says": "Ä", "examples": [ {"given" : {} , "is":true} ]
    }
  }
}
`;
    const fixed = fixedText(before, [
      { file: rules, pointer: '/conditions/first/if', code: 'single-operand', message: '' },
      { file: rules, pointer: '/conditions/gone/if/in/1/2', code: 'repeated-value', message: '' },
      { file: rules, pointer: '/conditions/gone', code: 'unused-condition', message: '' },
      { file: rules, pointer: '/conditions/next/x-lint/same-rule', code: 'unused-exception', message: '' },
    ]);

    expect(fixed).toBe(
      before
        .replace(/"gone".*\n {4}/, '')
        .replace('{ "and" :[ {  "answered" :"a.b"  } ] }', '{  "answered" :"a.b"  }')
        .replace(/"x-lint".*\n\t/, ''),
    );
  });

  it('does not change a mistake that needs a decision', () => {
    const finding = { file: rules, pointer: '/conditions/drop', message: '' };

    expect(fixedText(odd, [{ ...finding, code: 'unknown-path' }])).toBe(odd);
    expect(fixedText(odd, [{ ...finding, code: 'unknown-text', meant: 'keep' }])).toBe(odd);
  });
});

describe('SARIF', () => {
  it('output has the shape of 2.1.0: one run, each result with a known rule and a place', () => {
    const findings = lintOf([rules, unused({})]).map((finding) => ({ ...finding, line: 3, column: 5 }));
    const { version, runs } = buildSarif(findings);
    const [run] = runs;
    const ids = run?.tool.driver.rules.map(({ id }) => id) ?? [];

    expect(version).toBe('2.1.0');
    expect(new Set(ids).size).toBe(ids.length);
    expect(run?.results).toHaveLength(1);
    for (const result of run?.results ?? []) {
      expect(ids[result.ruleIndex]).toBe(result.ruleId);
      expect(['error', 'warning']).toContain(result.level);
      expect(result.message.text).not.toBe('');
      expect(result.locations[0]?.physicalLocation).toEqual({
        artifactLocation: { uri: rules, uriBaseId: '%SRCROOT%' },
        region: { startLine: 3, startColumn: 5 },
      });
    }
  });
});
