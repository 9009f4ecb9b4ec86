import { describe, expect, it } from 'vitest';
import {
  asPlainText,
  coverForm,
  diffReport,
  documentForm,
  flowCases,
  lint,
  type LintTools,
  mutateForm,
  proveForm,
  runCase,
  engineDriver,
  findFormText,
} from '../../src/analysis/index.ts';
import { compileWizard } from '../../src/engine/index.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { textsBelow } from './baseTexts.ts';
import { readTexts } from './readTexts.ts';
import { formEnvironment } from '../../src/cli/formEnvironment.ts';
import { judges } from '../shippedForms.ts';

/**
 * Forms of one step, as most services of the portal are: calls on entering, after a change, a press and before going on, checks by
 * servers, kept answers, dialogs, pictures, signing out, an end without a page, facts instead of a contract.
 */
const { repository, flows } = readTexts(textsBelow('test/analysis/small'), judges.get('flow'));
const forms = repository.forms.map(({ id }) => id);
const fixed = { today: '2026-11-21', 'brand.phone': '030 1234' };
const statusesOf = () => [];

const accountId = { path: ['accountId'], headers: [] };
const plain = { path: [], headers: [] };
const tools: LintTools = {
  judges,
  operations: new Map([
    ['activate', accountId],
    ['sendCodeAgain', accountId],
    ['changeBank', accountId],
    ['checkIban', plain],
    ['countRequests', accountId],
    ['checkText', plain],
    ['sendMessage', accountId],
  ]),
  routes: ['/', '/welcome'],
  ...formEnvironment,
  namesInCode: null,
  paths: null,
  flows,
  accounts: new Map(),
};

function formNamed(id: string) {
  const wizard = compileFormById(repository, id);
  const source = repository.forms.find((form) => form.id === id)?.source;
  if (!wizard || !source) throw new Error(`${id} has mistakes`);
  const cases = flows.files
    .filter(({ flow }) => flow.form === id)
    .flatMap((file) =>
      flowCases(
        file,
        wizard.steps.map((step) => step.id),
      ),
    )
    .map((flow) => ({ flow, facts: { ...fixed, ...(flow.given.facts as typeof fixed) } }));
  return { wizard, source, cases };
}

describe('forms of one step', () => {
  it('have no findings of lint, and neither have their flow tests', () => {
    expect(lint(repository, tools)).toEqual([]);
    expect(flows.mistakes).toEqual([]);
  });

  it.each(forms)('%s is proved', (id) => {
    const { wizard } = formNamed(id);
    const hasText = (key: string) => findFormText(repository, id, key) !== undefined;

    const proof = proveForm({
      wizard,
      facts: repository.shared.facts,
      given: [{ fixed, brands: [] }],
      judge: () => null,
      statusesOf,
      hasText,
      budget: 10_000,
    });

    expect(proof.findings).toEqual([]);
    expect(proof.exhaustive).toBe(true);
  });

  it.each(forms)('%s is covered by its flows, at every moment of a call', async (id) => {
    const { wizard, cases } = formNamed(id);
    const failures = await Promise.all(
      cases.map(({ flow, facts }) => runCase(flow, engineDriver(wizard, facts), wizard)),
    );

    const { missing, exhaustive } = await coverForm({
      wizard,
      facts: repository.shared.facts,
      given: [{ fixed, brands: [] }],
      statusesOf,
      budget: 10_000,
      cases,
      brands: [],
    });

    expect(failures.flat()).toEqual([]);
    expect(missing.map(({ says }) => says)).toEqual([]);
    expect(exhaustive).toBe(true);
  });

  it.each(forms)('%s: each mutant is noticed or proved to change nothing', async (id) => {
    const { wizard, source, cases } = formNamed(id);
    const validators = new Proxy({}, { get: () => () => null });
    const compile = (changed: typeof source) => {
      const compiled = compileWizard(changed, { validators, ...formEnvironment });
      return compiled.ok ? compiled.wizard : null;
    };

    const { survivors, red } = await mutateForm({
      wizard,
      source,
      cases,
      compile,
      facts: repository.shared.facts,
      given: [{ fixed, brands: [] }],
      statusesOf,
      field: null,
      sample: null,
      budget: 10_000,
    });

    expect(red).toEqual([]);
    // Every answer is valid here, because the limits of questions do not matter.
    const ofRules = survivors.filter(({ mutant }) => mutant.part !== 'steps');
    expect(ofRules.filter(({ verdict }) => verdict.kind === 'unproven')).toEqual([]);
  });

  it.each(forms)('%s has a document with every reply of a server', (id) => {
    const page = documentForm(repository, formNamed(id).wizard);

    expect(page).not.toMatch(/\| (?:`` |)\|$/m);
    expect(page).not.toContain('``');
  });

  it('a diff shows a changed age with days on both sides of both limits', () => {
    const texts = textsBelow('test/analysis/small');
    const rules = (texts.get('rules/code.json') ?? '').replace(', 18] }', ', 21] }');
    const { repository: changed } = readTexts(texts.set('rules/code.json', rules));
    const at = (of: typeof repository) => {
      const wizard = compileFormById(of, 'code');
      return wizard && { repository: of, wizard, fixed };
    };

    const report = asPlainText(
      diffReport(
        repository,
        changed,
        [{ id: 'code', brands: [], old: at(repository), new: at(changed) }],
        10_000,
      ),
    );

    expect(report).toContain('Sie müssen volljährig sein.');
    expect(report).not.toContain('Keine Situation ändert sich');
  });

  it('a diff names the brands of a difference when they differ', () => {
    const texts = textsBelow('test/analysis/small');
    const rules = (texts.get('rules/code.json') ?? '').replace(', 18] }', ', 21] }');
    const { repository: changed } = readTexts(texts.set('rules/code.json', rules));
    const at = (of: typeof repository) => {
      const wizard = compileFormById(of, 'code');
      return wizard && { repository: of, wizard, fixed };
    };
    const moved = { id: 'code', old: at(repository), new: at(changed) };
    const same = { id: 'code', old: at(repository), new: at(repository) };

    const report = (...forms: Parameters<typeof diffReport>[2]) =>
      asPlainText(diffReport(repository, changed, forms, 10_000));

    expect(report({ ...moved, brands: ['lindenau'] }, { ...same, brands: ['marlau'] })).toMatch(
      /Nur in lindenau:[\s\S]*volljährig[\s\S]*Nur in marlau:/,
    );
    expect(report({ ...moved, brands: ['lindenau'] }, { ...moved, brands: ['marlau'] })).not.toContain(
      'Nur in',
    );
  });
});
