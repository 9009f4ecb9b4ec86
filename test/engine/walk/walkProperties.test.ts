import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  collectAnswers,
  listApplyingSteps,
  changeWalk,
  findLastReachableStep,
  nodeState,
  buildRequest,
  resumeWalk,
  snapshotStep,
  type Answer,
  type Walk,
} from '../../../src/engine/index.ts';
import { pathOf, randomAnswers, randomForm } from '../randomForms.ts';
import { walkOf } from '../testForm.ts';

const runs = { numRuns: 100 };

function typed(walk: Walk, answers: readonly { readonly index: number; readonly to: Answer }[]): Walk {
  return answers.reduce(
    (before, { index, to }) => changeWalk(before, [{ set: pathOf(index), to }]).walk,
    walk,
  );
}

const states = (walk: Walk) =>
  walk.nodes.map((node) => (node.kind === 'field' ? { ...node, field: node.key } : node.key));

describe('any form, any answers', () => {
  it('gives the same walk whether evaluated step by step or at once', () => {
    fc.assert(
      fc.property(randomForm, randomAnswers, (form, answers) => {
        const walk = typed(walkOf(form), answers);
        const fresh = resumeWalk(walk.wizard, walk.facts, {
          answers: collectAnswers(walk, { sensitive: true }),
          start: walk.start,
        }).walk;

        expect(walk.applies).toEqual(fresh.applies);
        expect(
          listApplyingSteps(walk).map((step) => snapshotStep(walk, step.id).open.map(({ name }) => name)),
        ).toEqual(
          listApplyingSteps(fresh).map((step) => snapshotStep(fresh, step.id).open.map(({ name }) => name)),
        );
      }),
      runs,
    );
  });

  it('does not depend on the order of typing', () => {
    fc.assert(
      fc.property(randomForm, randomAnswers, (form, answers) => {
        const last = [...new Map(answers.map((entry) => [entry.index, entry])).values()];

        expect(states(typed(walkOf(form), last))).toEqual(states(typed(walkOf(form), last.toReversed())));
      }),
      runs,
    );
  });

  it('never sends hidden answers', () => {
    fc.assert(
      fc.property(randomForm, randomAnswers, (form, answers) => {
        const walk = typed(walkOf(form), answers);
        const call = walk.wizard.calls[0];
        const body = call ? ((buildRequest(walk, call).body ?? {}) as Record<string, unknown>) : {};

        const shown = walk.nodes.flatMap((node) =>
          node.kind === 'field' && node.shown && node.value !== null ? [node.field.name] : [],
        );
        expect(Object.keys(body).toSorted()).toEqual(shown.toSorted());
      }),
      runs,
    );
  });

  it('is the same after a change and its reversal', () => {
    fc.assert(
      fc.property(randomForm, randomAnswers, (form, answers) => {
        const walk = typed(walkOf(form), answers);

        const steps = listApplyingSteps(walk).map((step) => step.id);
        const followed = steps.map((id) => snapshotStep(walk, id).next);
        const back = steps.map((id) => snapshotStep(walk, id).previous);
        expect([followed, back]).toEqual([
          [...steps.slice(1), null],
          [null, ...steps.slice(0, -1)],
        ]);
      }),
      runs,
    );
  });

  it('lists exactly the shown fields with an error as open', () => {
    fc.assert(
      fc.property(randomForm, randomAnswers, (form, answers) => {
        const walk = typed(walkOf(form), answers);
        const open = listApplyingSteps(walk).flatMap((step) =>
          snapshotStep(walk, step.id).open.map(({ key }) => key),
        );

        expect(open).toEqual(
          walk.nodes.flatMap((node) => (node.kind === 'field' && node.shown && node.error ? [node.key] : [])),
        );
        const reachable = findLastReachableStep(walk);
        expect(
          listApplyingSteps(walk)
            .slice(0, listApplyingSteps(walk).indexOf(reachable))
            .every((step) => snapshotStep(walk, step.id).open.length === 0),
        ).toBe(true);
      }),
      runs,
    );
  });

  it('can always be completed by answering open questions', () => {
    fc.assert(
      fc.property(randomForm, randomAnswers, (form, answers) => {
        let walk = typed(walkOf(form), answers);
        for (let round = 0; round < 50; round += 1) {
          const open = listApplyingSteps(walk).flatMap((step) => snapshotStep(walk, step.id).open)[0];
          if (!open?.key) return;
          const state = nodeState(walk, open.key);
          const to = state?.kind === 'field' && state.field.type === 'boolean' ? true : 'A';
          walk = changeWalk(walk, [{ set: open.key, to }]).walk;
        }

        expect(listApplyingSteps(walk).flatMap((step) => snapshotStep(walk, step.id).open)).toEqual([]);
      }),
      runs,
    );
  });
});
