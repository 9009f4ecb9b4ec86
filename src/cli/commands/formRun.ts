import { type FlowCase, flowCases, type FlowMistake, defaultToday } from '../../analysis/index.ts';
import type { Repository } from '../../definitions/disk.ts';
import type { Facts, FormSource, Wizard } from '../../engine/index.ts';
import { selectForms } from '../forms/selectForms.ts';
import type { CommandResult } from '../CommandResult.ts';
import { type BrandGroup, groupBrands } from '../facts/groupBrands.ts';
import { buildFlowFacts } from '../facts/buildFlowFacts.ts';
import { findOperation } from '../createPayloadValidator.ts';
import { readFlows } from '../readFlows.ts';
import { compileFormById } from '../compileFormById.ts';

/** A form with its committed flows and their facts. */
export interface FormRun {
  readonly wizard: Wizard;
  readonly source: FormSource;
  /** The facts that customers share, for each group of brands that the form tells apart; the first brand is in the first group. */
  readonly given: readonly BrandGroup[];
  readonly cases: readonly { readonly flow: FlowCase; readonly facts: Facts }[];
  readonly statusesOf: (operation: string) => readonly number[];
}

/** Prepares the named forms; otherwise returns a result that says why there are none, or why one cannot be run. */
export function prepareFormRuns(
  root: string,
  repository: Repository,
  form: string | null,
): readonly FormRun[] | CommandResult {
  const ids = selectForms(root, repository, form);
  if ('code' in ids) return ids;
  const refused = (text: string): CommandResult => ({ code: 1, text });
  const { files: flows, mistakes } = readFlows(root, repository);
  if (mistakes.length > 0) return refused(mistakes.map(formatFlowMistake).join('\n'));
  const brands = repository.brands.map((brand) => brand.id);
  const runs: FormRun[] = [];
  for (const { id, source } of repository.forms.filter((one) => ids.includes(one.id))) {
    const wizard = compileFormById(repository, id);
    if (!wizard) continue;
    const steps = wizard.steps.map((step) => step.id);
    const cases: FormRun['cases'][number][] = [];
    for (const flow of flows
      .filter((file) => file.flow.form === id)
      .flatMap((file) => flowCases(file, steps))) {
      const facts = buildFlowFacts(flow.given, repository, flow.today);
      if (typeof facts === 'string') return refused(`${flow.file}: ${facts}`);
      cases.push({ flow, facts });
    }
    const given = groupBrands(repository, wizard, brands, defaultToday);
    runs.push({ wizard, source, given, cases, statusesOf: listOperationStatuses });
  }
  return runs;
}

function formatFlowMistake({ file, line, message }: FlowMistake): string {
  return `${file}:${line} ${message}`;
}

function listOperationStatuses(operation: string): readonly number[] {
  return Object.keys(findOperation(operation)?.answers ?? {}).map(Number);
}
