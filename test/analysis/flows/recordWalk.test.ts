import { stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import {
  addSights,
  engineDriver,
  type FlowCase,
  flowCases,
  recordWalk,
  type RecordedWalk,
  runCase,
} from '../../../src/analysis/index.ts';
import { parseFlow } from '../../../src/analysis/flows/format/parseFlow.ts';
import { runPlainFlow } from '../../../src/analysis/flows/runPlainFlow.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { buildFlowFacts } from '../../../src/cli/facts/buildFlowFacts.ts';
import { getFileJudges } from '../../../src/cli/getFileJudges.ts';
import { readFlows } from '../../../src/cli/readFlows.ts';
import { readForms } from '../../../src/definitions/disk.ts';
import type { Wizard } from '../../../src/engine/index.ts';

const root = process.cwd();
const repository = readForms(root);
const judge = getFileJudges(repository).get('flow') ?? (() => []);
const flows = readFlows(root, repository);

/** Flow tests of a form whose walks are recorded with every commit; all are in `npm run test:deep`. */
const sampled = process.env['DEEP'] === '1' ? Infinity : 4;

const forms = repository.forms.map(({ id }) => {
  const wizard = compileFormById(repository, id);
  const steps = wizard?.steps.map((step) => step.id) ?? [];
  const cases = flows.files.filter(({ flow }) => flow.form === id).flatMap((file) => flowCases(file, steps));
  return { id, wizard, cases: cases.slice(0, sampled) };
});

/** Walks whose final answers do not lead to where they came, because a later answer changed what an earlier step asked. */
const notRepeated = 4;

/** Plays a flow test up to sending, and records the walk that it made; null when it comes to no step. */
async function recordFlow(wizard: Wizard, flow: FlowCase) {
  const facts = buildFlowFacts(flow.given, repository, flow.today);
  if (typeof facts === 'string') return null;
  const driver = engineDriver(wizard, facts);
  await runCase({ ...flow, answer: null, submits: null, leads: null }, driver, wizard);
  const { step } = await driver.see();
  const replies = flow.items.flatMap(({ item }) =>
    typeof item === 'object' && 'at' in item ? Object.entries(item.answers ?? {}) : [],
  );
  const replyTo = (operation: string) => {
    const [, reply] = replies.findLast(([name]) => name === operation) ?? [];
    return typeof reply?.status === 'number' ? { status: reply.status, body: reply.brings ?? null } : null;
  };
  if (step === null) return null;
  const { given, today } = flow;
  const walked = { walk: driver.walk(), step, facts, given, today, replyTo };
  return { facts, recorded: await recordWalk(walked, { status: 200, body: null }) };
}

function chooseAll({ sights }: RecordedWalk) {
  return {
    shows: sights?.shows ?? [],
    hides: sights?.hides ?? [],
    locked: sights?.locked ?? [],
    blocked: true,
    submits: Object.keys(sights?.submits ?? {}),
    answer: true,
    leads: true,
  };
}

describe('a recorded walk', () => {
  const unrepeated: string[] = [];

  it.each(forms)('of $id is a green flow test with every check', async ({ wizard, cases }) => {
    for (const flow of cases) {
      const result = wizard && (await recordFlow(wizard, flow));
      if (!result) continue;
      const { facts, recorded } = result;
      if (recorded.problem !== null) {
        unrepeated.push(`${flow.name}: ${recorded.problem}`);
        continue;
      }
      const written = addSights(recorded, { name: flow.name, proves: [] }, chooseAll(recorded));

      const { ok } = parseFlow('recorded.flow.yaml', stringify(written), judge);
      const { failures } = await runPlainFlow(wizard, written, facts);

      expect({ flow: flow.name, ok, failures }).toEqual({ flow: flow.name, ok: true, failures: [] });
    }
  });

  it('says of the few walks that it does not repeat where they differ', () => {
    expect(unrepeated.slice(notRepeated)).toEqual([]);
  });
});

describe('the checks of a recorded walk', () => {
  const glass = forms.find(({ id }) => id === 'claim-glass');
  const toSending = glass?.cases.find(({ answer }) => answer !== null);

  it('are those that were chosen', async () => {
    if (!glass?.wizard || !toSending) throw new Error('there is no such flow test');
    const result = await recordFlow(glass.wizard, toSending);
    if (!result) throw new Error('it comes to no step');
    const { recorded } = result;
    const none = {
      shows: [],
      hides: [],
      locked: [],
      blocked: false,
      submits: [],
      answer: false,
      leads: false,
    };
    const [member = ''] = Object.keys(recorded.sights?.submits ?? {});
    const named = { name: 'Glas', proves: ['CLM-024'] };

    expect(addSights(recorded, named, none)).toEqual({ ...recorded.flow, flow: 'Glas', proves: ['CLM-024'] });
    expect(
      addSights(recorded, named, {
        ...none,
        shows: ['location'],
        blocked: true,
        submits: [member],
        answer: true,
      }),
    ).toMatchObject({
      steps: [...recorded.flow.steps, { at: 'report', shows: ['location'], blocked: [] }],
      submits: { [member]: expect.anything() },
      'answers from server': [
        { status: 200, shows: 'success.submitted', goes: '/claims/glass/confirmation' },
      ],
    });
  });
});
