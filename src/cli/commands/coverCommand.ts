import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import {
  coverForm,
  type Coverage,
  coverTables,
  missingFlows,
  type TableCoverage,
  mapToSource,
  type WrittenFlow,
  toFileName,
} from '../../analysis/index.ts';
import { locate, readForms, type Repository } from '../../definitions/disk.ts';
import { defineCommand, type CommandInput, text } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { type FormRun, prepareFormRuns } from './formRun.ts';
import { showProgress } from '../showProgress.ts';
import { count, say } from '../messages.ts';

const words = { form: text('ID', 'option.form') };
const options = {
  write: text('DIR', 'option.cover.write'),
};
type CoverOptions = CommandInput<typeof words & typeof options>;

/** Says which goals of the forms no flow test meets, and writes flows that do. */
export const coverCommand = defineCommand({
  name: 'cover',
  says: 'help.cover',
  example: 'cover claim-report --write .cache/flows',
  words,
  options,
  run,
  onlyReads: ({ write }) => write === null,
});

async function run({ root, form, write }: CoverOptions): Promise<CommandResult> {
  const repository = readForms(root);
  const runs = prepareFormRuns(root, repository, form);
  if ('code' in runs) return runs;

  const covered: Coverage[] = [];
  const lines: string[] = [];
  for (const [position, run] of runs.entries()) {
    showProgress(position, runs.length, run.wizard.id);
    const coverage = await coverForm({
      ...run,
      facts: repository.shared.facts,
      brands: listBrandsWithTexts(repository, run),
      budget,
    });
    covered.push(coverage);
    lines.push(...formatCoverage(repository, coverage));
    if (write === null || coverage.missing.length === 0) continue;
    const flows = await missingFlows(
      run.wizard,
      coverage.reachable,
      coverage.missing.map(({ id }) => id),
      run.given[0]?.fixed ?? {},
    );
    lines.push(...writeFlows(resolve(root, write), flows));
  }
  const all = form === null ? runs : prepareFormRuns(root, repository, null);
  const tables = await coverTables(runs, 'code' in all ? runs : all);
  lines.push(...tables.flatMap((table) => formatTableCoverage(repository, table)));
  const isWhole =
    covered.every(({ missing, unsearched, failed }) => missing.length + unsearched.length + failed === 0) &&
    tables.every(({ missing }) => missing.length === 0);
  const code = isWhole ? 0 : 1;
  const forms = covered.map(({ form: id, kinds, missing, unsearched, flows, failed, exhaustive }) => ({
    form: id,
    kinds,
    unsearched: unsearched.map(({ says }) => says),
    failed,
    missing: mapToSource(repository, missing).map((goal) => ({
      ...goal,
      ...locate(repository, { ...emptyProblem, ...goal }),
    })),
    flows,
    exhaustive,
  }));
  const placed = tables.map((one) => ({
    ...one,
    missing: one.missing.map((row) => ({ ...row, ...locate(repository, { ...emptyProblem, ...row }) })),
  }));
  return { code, text: lines.join('\n'), data: [...forms, ...placed] };
}

function formatTableCoverage(
  repository: Repository,
  { table, rows, missing }: TableCoverage,
): readonly string[] {
  const places = missing.map((row) => {
    const { line, column } = locate(repository, { ...emptyProblem, ...row });
    return say('cover.missing', { place: `${row.file}:${line}:${column}`, says: row.says });
  });
  return [...places, say('cover.table', { table, met: rows - missing.length, rows })];
}

const budget = 20_000;
const emptyProblem = { code: '', message: '' };

/** Lists brands with texts of their own for the form. */
function listBrandsWithTexts(repository: Repository, { wizard }: FormRun): readonly string[] {
  return repository.brands
    .filter(({ overlay }) => Object.keys(overlay?.texts ?? {}).some((key) => key.startsWith(`${wizard.id}:`)))
    .map(({ id }) => id);
}

function formatCoverage(repository: Repository, coverage: Coverage): readonly string[] {
  const { form, kinds, missing, unsearched, flows, failed, exhaustive } = coverage;
  const formatGoals = (goals: Coverage['missing'], message: 'cover.missing' | 'cover.unsearched') =>
    mapToSource(repository, goals).map((goal) => {
      const { line, column } = locate(repository, { ...emptyProblem, ...goal });
      return say(message, { place: `${goal.file}:${line}:${column}`, says: goal.says });
    });
  const places = [
    ...formatGoals(missing, 'cover.missing'),
    ...formatGoals(unsearched, 'cover.unsearched'),
    ...(failed === 0 ? [] : [say('cover.failed', { form, flows: count('count.flows', failed) })]),
  ];
  const table = kinds.map(({ kind, met, goals }) => `  ${say(`goals.${kind}`).padEnd(32)} ${met}/${goals}`);
  const sum = (of: 'met' | 'goals') => kinds.reduce((total, kind) => total + kind[of], 0);
  const all = sum('goals');
  const share = all === 0 ? 100 : Math.floor((100 * sum('met')) / all);
  return [
    ...places,
    say(exhaustive ? 'cover.summary' : 'cover.summary-open', {
      form,
      met: sum('met'),
      goals: all,
      flows: count('count.flows', flows),
      share,
    }),
    ...table,
  ];
}

function writeFlows(folder: string, flows: readonly WrittenFlow[]): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return flows.map(({ flow, covers }, index) => {
    const file = join(folder, `${toFileName(flow.flow)}-${index + 1}.flow.yaml`);
    writeFileSync(file, stringify(flow, { lineWidth: 110 }));
    return say('cover.written', { file, goals: count('count.goals', covers.size) });
  });
}
