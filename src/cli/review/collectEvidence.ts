import { coverForm, type EvidenceRow, type FlowTests, flowCases } from '../../analysis/index.ts';
import type { Repository } from '../../definitions/disk.ts';
import type { Wizard } from '../../engine/index.ts';
import { compileFormById } from '../compileFormById.ts';
import { findOperation } from '../createPayloadValidator.ts';
import { buildFlowFacts } from '../facts/buildFlowFacts.ts';
import { groupBrands } from '../facts/groupBrands.ts';
import { say } from '../messages.ts';
import { proofBudget, runProof } from '../runProof.ts';

/** All definitions at one time, with the flow tests of that time. */
export interface MeasuredState {
  readonly repository: Repository;
  readonly flows: FlowTests;
}

/** The figures of a form at one time; `bad` counts what is wrong. */
type Figures = Readonly<Record<Measure, { readonly says: string; readonly bad: number }>>;
const measures = ['proof', 'flows', 'cover'] as const;
type Measure = (typeof measures)[number];

/** Runs proof, flow tests and coverage of a form for both states. A state without the form has none. */
export async function collectEvidence(
  id: string,
  states: Readonly<Record<'old' | 'now', MeasuredState>>,
  today: string,
): Promise<readonly EvidenceRow[]> {
  const old = await measureForm(id, states.old, today);
  const now = await measureForm(id, states.now, today);
  return measures.map((measure) => {
    const [before, after] = [old?.[measure], now?.[measure]];
    const difference = before && after ? after.bad - before.bad : 0;
    return {
      name: say(`evidence.${measure}`),
      old: before?.says ?? say('evidence.none'),
      now: after?.says ?? say('evidence.none'),
      state: difference === 0 ? 'same' : difference < 0 ? 'better' : 'worse',
    };
  });
}

async function measureForm(
  id: string,
  { repository, flows }: MeasuredState,
  today: string,
): Promise<Figures | null> {
  const wizard = compileFormById(repository, id);
  if (!wizard) return null;
  const brands = repository.brands.map((brand) => brand.id);
  const run = await runProof(id, repository, brands, { budget: proofBudget, today });
  const findings = run?.findings.length ?? 0;
  const isWhole = run?.proof.exhaustive === true;
  const coverage = await coverForm({
    wizard,
    facts: repository.shared.facts,
    given: groupBrands(repository, wizard, brands, today),
    cases: listCases(wizard, repository, flows),
    statusesOf: listStatusesOf,
    brands: listBrandsWithTexts(repository, id),
    budget: coverBudget,
  });
  const goals = coverage.kinds.reduce((sum, kind) => sum + kind.goals, 0);
  const missing = coverage.missing.length;
  const passed = coverage.flows - coverage.failed;
  return {
    proof: {
      says:
        findings > 0
          ? say('evidence.proof.red', { count: findings })
          : say(isWhole ? 'evidence.proof.green' : 'evidence.proof.open'),
      bad: findings + (isWhole ? 0 : 1),
    },
    flows: { says: say('evidence.flows.of', { passed, all: coverage.flows }), bad: coverage.failed },
    cover: { says: say('evidence.cover.of', { met: goals - missing, goals }), bad: missing },
  };
}

const coverBudget = 20_000;

/** Flow tests whose account or contract does not exist are found by lint. */
function listCases(wizard: Wizard, repository: Repository, { files }: FlowTests) {
  const steps = wizard.steps.map(({ id }) => id);
  return files
    .filter((file) => file.flow.form === wizard.id)
    .flatMap((file) => flowCases(file, steps))
    .flatMap((flow) => {
      const facts = buildFlowFacts(flow.given, repository, flow.today);
      return typeof facts === 'string' ? [] : [{ flow, facts }];
    });
}

function listBrandsWithTexts({ brands }: Repository, form: string): readonly string[] {
  return brands
    .filter(({ overlay }) => Object.keys(overlay?.texts ?? {}).some((key) => key.startsWith(`${form}:`)))
    .map(({ id }) => id);
}

function listStatusesOf(operation: string): readonly number[] {
  return Object.keys(findOperation(operation)?.answers ?? {}).map(Number);
}
