import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explore } from '../../../src/analysis/prove/exploration/explore.ts';
import { collectFindings } from '../../../src/analysis/prove/findings/collectFindings.ts';
import type { ProofFinding } from '../../../src/analysis/prove/findings/ProofFinding.ts';
import { observe } from '../../../src/analysis/prove/observations/observe.ts';
import { isCallMade } from '../../../src/analysis/prove/observations/observeCalls.ts';
import { createObservations } from '../../../src/analysis/prove/observations/Observations.ts';
import { proveForm } from '../../../src/analysis/prove/proveForm.ts';
import type { MemberValidator } from '../../../src/analysis/prove/provePayload.ts';
import { collectRuleDependencies } from '../../../src/analysis/prove/rules/collectRuleDependencies.ts';
import { startWalk, type Expression, type Wizard } from '../../../src/engine/index.ts';
import { randomForm } from '../../engine/randomForms.ts';
import { choice, text, wizardOf, type TestForm } from '../../engine/testForm.ts';

const fixed = { today: '2026-11-21' };
const statusesOf = () => [200];
const hasText = () => true;
const isAnswered = (path: string, value: string): Expression => ({ '===': [{ var: path }, value] });
type FieldRules = NonNullable<NonNullable<TestForm['rules']>['fields']>[string];

const placesOf = (findings: readonly ProofFinding[]) =>
  [...new Set(findings.map(({ code, file, pointer }) => `${code} ${file}${pointer}`))].toSorted();

/** Proves a form by one exploration that tells apart everything any rule reads. */
function proveWhole(wizard: Wizard): readonly ProofFinding[] {
  const seen = createObservations();
  const asks = { ...collectRuleDependencies(wizard), budget: 200_000 };
  const visitor = observe(wizard, seen, { statusesOf, isMade: isCallMade });
  const { exhaustive } = explore(startWalk(wizard, fixed), asks, visitor);
  return collectFindings(wizard, seen, [], hasText, exhaustive);
}

function proveBySlices(wizard: Wizard, judgeMember: MemberValidator = () => null): readonly ProofFinding[] {
  const given = [{ fixed, brands: [] }];
  const input = { wizard, facts: { facts: {} }, given, judge: () => null, statusesOf, hasText };
  const proof = proveForm({ ...input, judgeOfMembers: () => judgeMember, budget: 200_000 });
  expect(proof.exhaustive).toBe(true);
  return proof.findings;
}

it('the slices of random forms find what one exploration of everything finds', { timeout: 180_000 }, () => {
  let met = 0;

  fc.assert(
    fc.property(randomForm, (form) => {
      const wizard = wizardOf(form);
      const whole = placesOf(proveWhole(wizard));
      met += whole.length;
      expect(placesOf(proveBySlices(wizard))).toEqual(whole);
    }),
    { numRuns: 200 },
  );
  expect(met).toBeGreaterThan(50);
});

/** A first step that is left with two answers B alone; a third answer decides about a question beside it and about the second step. */
const behindTwoAnswers = (last: FieldRules): TestForm => ({
  steps: {
    one: { kind: choice('A', 'B'), name: choice('A', 'B'), other: choice('A', 'B'), more: text() },
    two: { last: choice('C') },
  },
  rules: {
    fields: { 'one.more': { show: isAnswered('one.other', 'B') }, 'two.last': last },
    checks: {
      one: [{ needs: { and: [isAnswered('one.kind', 'B'), isAnswered('one.name', 'B')] }, error: 'both' }],
    },
  },
  calls: [
    {
      at: { submit: true },
      call: 'send',
      send: { kind: { var: 'one.kind' }, other: { var: 'one.other' } },
      outcomes: [
        { status: '2xx', next: true },
        { else: true, banner: 'failed' },
      ],
    },
  ],
});

it('a step behind two answers that none of its questions reads is reachable', () => {
  const findings = proveBySlices(wizardOf(behindTwoAnswers({ show: isAnswered('one.other', 'B') })));

  expect(placesOf(findings)).toEqual([]);
});

it('a payload that the protocol refuses behind such a step is found, on the way that customers go', () => {
  const refuse = (name: string, member: unknown) => (name === 'other' && member === 'B' ? 'refused' : null);

  const findings = proveBySlices(wizardOf(behindTwoAnswers({})), refuse);

  expect(findings.map(({ code }) => code)).toEqual(['invalid-payload']);
  expect(findings[0]?.counterexample?.trail.map(({ key, to }) => [key, to])).toEqual(
    expect.arrayContaining([
      ['one.kind', 'B'],
      ['one.name', 'B'],
      ['one.other', 'B'],
    ]),
  );
});
