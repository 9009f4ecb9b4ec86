import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explore } from '../../../src/analysis/prove/exploration/explore.ts';
import { collectFindings } from '../../../src/analysis/prove/findings/collectFindings.ts';
import type { ProofFinding } from '../../../src/analysis/prove/findings/ProofFinding.ts';
import { observe } from '../../../src/analysis/prove/observations/observe.ts';
import { isCallMade } from '../../../src/analysis/prove/observations/observeCalls.ts';
import { createObservations } from '../../../src/analysis/prove/observations/Observations.ts';
import { proveForm } from '../../../src/analysis/prove/proveForm.ts';
import { collectRuleDependencies } from '../../../src/analysis/prove/rules/collectRuleDependencies.ts';
import { startWalk, type Wizard } from '../../../src/engine/index.ts';
import { randomForm } from '../../engine/randomForms.ts';
import { wizardOf } from '../../engine/testForm.ts';

const fixed = { today: '2026-11-21' };
const statusesOf = () => [200];
const hasText = () => true;

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

function proveBySlices(wizard: Wizard): readonly ProofFinding[] {
  const given = [{ fixed, brands: [] }];
  const input = { wizard, facts: { facts: {} }, given, judge: () => null, statusesOf, hasText };
  const proof = proveForm({ ...input, budget: 200_000 });
  expect(proof.exhaustive).toBe(true);
  return proof.findings;
}

it('the slices of random forms find what one exploration of everything finds', { timeout: 60_000 }, () => {
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
