import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  catalogue,
  explainCheck,
  fixedText,
  isFixable,
  lint,
  lintForm,
  listWords,
  type PlacedFinding,
  buildSarif,
} from '../../analysis/index.ts';
import { readForms, type Repository } from '../../definitions/disk.ts';
import { listFormIds } from '../forms/selectForms.ts';
import { formatUnknownName } from '../formatUnknownName.ts';
import { defineCommand, flag, type CommandInput, text } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { collectLintTools } from '../collectLintTools.ts';
import { keepNamesInCode } from '../kept/keepNamesInCode.ts';
import { findMisspelled } from '../spelling/findMisspelled.ts';
import { locateFinding } from './locateFinding.ts';
import { addFlowTests } from '../addFlowTests.ts';
import { count, say } from '../messages.ts';

const options = {
  form: text('ID', 'option.lint.form'),
  brand: text('ID', 'option.lint.brand'),
  sarif: flag('option.lint.sarif'),
  fix: flag('option.lint.fix'),
  explain: text('CHECK', 'option.lint.explain'),
};
type LintOptions = CommandInput<typeof options>;

/** Finds mistakes in definitions and flow tests. The exit code is 1 for every finding, also for a warning. */
export const lintCommand = defineCommand({
  name: 'lint',
  says: 'help.lint',
  example: 'lint --form claim-report',
  words: {},
  options,
  run,
  onlyReads: ({ fix }) => !fix,
});

async function run(input: LintOptions): Promise<CommandResult> {
  const { root, form, brand, sarif, fix, explain } = input;
  if (explain !== null) return explainCode(explain);
  const repository = readForms(root);
  const known = listFormIds(repository);
  if (known.length === 0) return { code: 2, text: say('forms.none', { root }) };
  if (form !== null && !known.includes(form))
    return { code: 2, text: formatUnknownName('form', form, known) };
  const brands = repository.brands.map(({ id }) => id);
  if (brand !== null && !brands.includes(brand))
    return { code: 2, text: formatUnknownName('brand', brand, brands) };

  const mended = fix ? await fixAll(input) : [];
  const findings = await findLintFindings(mended.length > 0 ? readForms(root) : repository, input);
  const code = findings.length > 0 ? 1 : 0;
  if (sarif) {
    const data = buildSarif(findings);
    return { code, text: JSON.stringify(data, null, 2), data };
  }
  const lines = [...mended.map((file) => say('lint.mended', { file })), ...findings.map(formatLintFinding)];
  return { code, text: [...lines, summarizeFindings(findings, known.length)].join('\n'), data: findings };
}

async function findLintFindings(
  repository: Repository,
  { root, form, brand }: LintOptions,
): Promise<readonly PlacedFinding[]> {
  const misspelled = await findMisspelled(listWords(repository));
  const names = await keepNamesInCode(root);
  // Findings in flow tests of other forms are left out below, so these are not read.
  const tools = {
    ...addFlowTests(collectLintTools(repository, root, names), repository, root, form),
    misspelled,
  };
  const findings = form === null ? lint(repository, tools) : lintForm(repository, tools, form);
  return findings
    .filter(
      ({ file }) => brand === null || !file.startsWith('brands/') || file.startsWith(`brands/${brand}/`),
    )
    .map((finding) => ({ ...finding, ...locateFinding(repository, tools.flows, finding) }));
}

/**
 * Fixes files until no mistake with a safe fix is left, because one fix may show the next mistake. Returns the written files, each once.
 */
async function fixAll(input: LintOptions): Promise<readonly string[]> {
  const written = new Set<string>();
  for (let changed = true; changed;) {
    changed = false;
    const repository = readForms(input.root);
    const findings = (await findLintFindings(repository, input)).filter(isFixable);
    for (const file of new Set(findings.map((finding) => finding.file))) {
      const text = repository.files.get(file)?.text ?? '';
      const fixed = fixedText(
        text,
        findings.filter((finding) => finding.file === file),
      );
      if (fixed === text) continue;
      writeFileSync(join(input.root, file), fixed);
      written.add(file);
      changed = true;
    }
  }
  return [...written];
}

function explainCode(id: string): CommandResult {
  const text = explainCheck(id);
  if (text !== null) return { code: 0, text };
  return { code: 2, text: formatUnknownName('check', id, Object.keys(catalogue)) };
}

function formatLintFinding({ file, line, column, severity, code, message, hint }: PlacedFinding): string {
  const more = hint === undefined ? '' : `\n    ${hint}`;
  const place = `${file}:${line}:${column}`;
  return say('finding', { place, severity: say(`severity.${severity}`), code, message }) + more;
}

function summarizeFindings(findings: readonly PlacedFinding[], forms: number): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return say('lint.summary', {
    forms: count('count.forms', forms),
    errors: count('count.errors', errors),
    warnings: count('count.warnings', findings.length - errors),
  });
}
