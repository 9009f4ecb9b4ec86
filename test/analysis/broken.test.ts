import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createLinter,
  type LintTools,
  proveAbridged,
  promiseFindings,
  proveForm,
  provePromises,
} from '../../src/analysis/index.ts';
import { collectLintTools } from '../../src/cli/collectLintTools.ts';
import { locateFinding } from '../../src/cli/commands/locateFinding.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { type Repository } from '../../src/definitions/disk.ts';
import { baseTexts, editedText } from './baseTexts.ts';
import { readTexts } from './readTexts.ts';
import { shippedForms } from '../shippedForms.ts';

/** A definition with one mistake, and the expected finding. */
interface Broken {
  readonly name: string;
  /** `base` is the small sound form; without it the shipped definitions are changed. */
  readonly on?: 'base';
  readonly tool?: 'prove';
  /** The shipped form that is proven; without it the small form is. */
  readonly form?: string;
  readonly file: string;
  readonly replace: string;
  readonly by: string;
  /** `file:line:column code`. */
  readonly finds: string;
}

const folder = 'test/analysis/broken';
const cases = readdirSync(folder).flatMap((file) =>
  (JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Broken[]).map((broken) => ({
    ...broken,
    group: file,
  })),
);

const shipped = shippedForms;
const shippedTexts = new Map([...shipped.files].map(([path, { text }]) => [path, text]));
const shippedTools = collectLintTools(shipped, '.');
const baseTools: LintTools = {
  ...shippedTools,
  operations: new Map([['reportRepair', { path: ['accountId'], headers: [] }]]),
  namesInCode: new Set(['strictDates']),
  paths: null,
  accounts: new Map([['mueller', ['van']]]),
};

/** The linters have a memory, because most files are the same in every case. */
const lintBase = createLinter();
const lintShipped = createLinter();

function findingsOf({ on, tool, form, file, replace, by }: Broken): readonly string[] {
  const texts = new Map(on === 'base' ? baseTexts() : shippedTexts);
  texts.set(file, editedText(texts.get(file) ?? '', { replace, by }));
  const previous = on === 'base' ? undefined : shipped;
  const { repository, flows } = readTexts(texts, shippedTools.judges.get('flow'), previous);
  const findings =
    tool === 'prove'
      ? form === undefined
        ? proven(repository)
        : provenShipped(repository, form)
      : on === 'base'
        ? lintBase(repository, { ...baseTools, flows })
        : lintShipped(repository, shippedTools);
  return findings.map((finding) => {
    const { line, column } = locateFinding(repository, flows, finding);
    return `${finding.file}:${line}:${column} ${finding.code}`;
  });
}

const known = new Map<string, readonly string[]>();

/** The findings without a mistake. */
function soundly(broken: Broken): readonly string[] {
  const key = `${broken.on} ${broken.tool} ${broken.form}`;
  const found =
    known.get(key) ?? findingsOf({ ...broken, file: 'schemas/_shared/words.json', replace: '', by: '' });
  known.set(key, found);
  return found;
}

function provenShipped(repository: Repository, form: string) {
  const wizard = compileFormById(repository, form);
  if (!wizard) throw new Error('the form does not compile');
  const given = [{ fixed: { today: '2026-11-21', 'brand.phone': '1' }, brands: [] }];
  const { facts } = repository.shared;
  const { shortOf } = wizard.definition;
  const long = shortOf === undefined ? null : compileFormById(repository, shortOf.id);
  if (long !== null)
    return proveAbridged({ short: wizard, long, facts, given, budget: 20_000, labels: () => undefined })
      .findings;
  return proveForm({
    wizard,
    facts,
    given,
    budget: 20_000,
    judge: () => null,
    statusesOf: () => [200, 503],
    hasText: () => true,
  }).findings;
}

function proven(repository: Repository) {
  const wizard = compileFormById(repository, 'repair');
  if (!wizard) throw new Error('the form does not compile');
  const form = {
    wizard,
    facts: repository.shared.facts,
    given: [{ fixed: { today: '2026-11-21', 'brand.phone': '1' }, brands: [] }],
    budget: 20_000,
  };
  const { findings } = proveForm({
    ...form,
    judge: (_, body) => ('date' in (body as object) ? null : 'there is no date'),
    statusesOf: () => [201, 403, 422, 500],
    hasText: () => true,
  });
  return [...findings, ...promiseFindings('repair', provePromises(form))];
}

describe('a broken definition', () => {
  it('has many examples', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
  });

  it.each(cases)('$group $name: $finds', (broken) => {
    expect(findingsOf(broken)).toContain(broken.finds);
    // Without the mistake there is no such finding.
    expect(soundly(broken)).not.toContain(broken.finds);
  });
});
