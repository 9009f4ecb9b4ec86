import {
  type createLinter,
  engineDriver,
  proveForm,
  provePromises,
  runCase,
  textOf,
  type LintTools,
} from '../../src/analysis/index.ts';
import { brandGroups } from '../../src/cli/brandGroups.ts';
import { formRuns } from '../../src/cli/formRun.ts';
import { operationOf, payloadJudge } from '../../src/cli/payloadJudge.ts';
import { wizardOf } from '../../src/cli/wizardOf.ts';
import { readRepository, type Repository } from '../../src/definitions/disk.ts';
import { commonAnswers } from '../../src/protocol/index.ts';
import type { DefinitionEdit } from './definitionEdits.ts';

/** The first tool that notices an edit; `nobody`: none does; `throws`: a tool breaks off without a finding. */
export type Noticed = 'throws' | 'compile' | 'flows' | 'lint' | 'prove' | 'promises' | 'nobody';

export interface Tools {
  readonly lint: ReturnType<typeof createLinter>;
  readonly lintTools: LintTools;
}

const today = '2026-11-21';
const budget = 200_000;

/** Tries an edit of a form against all tools of an analyst, one after the other. */
export async function whoNotices(
  repository: Repository,
  form: string,
  { file, text }: DefinitionEdit,
  { lint, lintTools }: Tools,
): Promise<Noticed> {
  const texts = new Map([...repository.files].map(([path, { text: own }]) => [path, own]));
  const changed = readRepository(texts.set(file, text), repository);
  if (!wizardOf(changed, form)) return 'compile';
  if (await isRed(changed, form)) return 'flows';
  return lint(changed, lintTools).length > 0 ? 'lint' : provedWrong(changed, form);
}

async function isRed(repository: Repository, form: string): Promise<boolean> {
  const runs = formRuns('.', repository, form);
  if ('code' in runs) return true;
  for (const { wizard, cases } of runs)
    for (const { flow, facts } of cases)
      if ((await runCase(flow, engineDriver(wizard, facts), wizard)).length > 0) return true;
  return false;
}

function provedWrong(repository: Repository, form: string): Noticed {
  const wizard = wizardOf(repository, form);
  if (!wizard) return 'compile';
  const { facts } = repository.shared;
  const brands = repository.brands.map(({ id }) => id);
  const given = brandGroups(repository, wizard, brands, today);
  const proof = proveForm({
    wizard,
    facts,
    given,
    judge: payloadJudge(),
    statusesOf: (operation) =>
      Object.keys({ ...commonAnswers, ...operationOf(operation)?.answers }).map(Number),
    hasText: (key) => textOf(repository, form, key) !== undefined,
    budget,
  });
  if (proof.findings.length > 0) return 'prove';
  const promises = provePromises({ wizard, facts, given, budget });
  return promises.every(({ verdict }) => verdict.kind === 'yes') ? 'nobody' : 'promises';
}
