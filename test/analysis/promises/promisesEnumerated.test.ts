import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decidePromise, evaluatePromise } from '../../../src/analysis/promises/decidePromise.ts';
import { replay } from '../../../src/analysis/prove/findings/replay.ts';
import type { PromiseDefinition } from '../../../src/engine/definition/PromiseDefinition.ts';
import type { Expression, Wizard } from '../../../src/engine/index.ts';
import { pathOf, randomForm } from '../../engine/randomForms.ts';
import { wizardOf, type TestForm } from '../../engine/testForm.ts';
import { everySituation, saidBy } from './everySituation.ts';

const facts = { today: '2026-11-21' };

/** Builds a promise about the first fields and steps of a random form; unknown names are replaced by existing ones. */
const randomPromise = fc
  .record({
    when: fc.option(fc.nat(11), { nil: null }),
    never: fc.boolean(),
    subjects: fc.array(
      fc.tuple(
        fc.constantFrom('shown', 'required', 'offers', 'applies', 'sends', 'condition', 'asks', 'leads'),
        fc.nat(11),
        fc.boolean(),
      ),
      { minLength: 1, maxLength: 2 },
    ),
    joined: fc.constantFrom('and', 'or'),
  })
  .map((shape) => (form: TestForm): PromiseDefinition => {
    const count = Object.values(form.steps).reduce((sum, step) => sum + Object.keys(step).length, 0);
    const operands = shape.subjects.map(([kind, number, negated]): Expression => {
      const index = number % count;
      const rule = subjectRule(kind, index, form);
      return negated ? { '!': rule } : rule;
    });
    const holds: Expression = operands.length === 1 ? (operands[0] ?? true) : { [shape.joined]: operands };
    return {
      says: 'Probe',
      ...(shape.when === null ? {} : { when: `c${shape.when % count}` }),
      ...(shape.never ? { never: holds } : { always: holds }),
    };
  });

function subjectRule(kind: string, index: number, form: TestForm): Expression {
  const path = pathOf(index);
  const [step = '', name = ''] = path.split('.');
  switch (kind) {
    case 'condition':
      return `c${index}`;
    case 'applies':
      return { applies: step };
    case 'sends':
      return { sends: `f${index}` };
    case 'asks':
      return { asks: index % 2 === 0 ? 'known' : 'unknown' };
    case 'leads':
      return { leads: '/again' };
    case 'offers':
      return form.steps[step]?.[name]?.enum ? { offers: [path, 'B'] } : { shown: path };
    default:
      return { [kind]: path };
  }
}

function promising(form: TestForm, promise: PromiseDefinition): Wizard {
  const [report] = form.calls ?? [];
  const look: NonNullable<TestForm['calls']>[number] = {
    at: { continue: 's0' },
    call: 'look',
    when: 'c1',
    outcomes: [
      { status: 409, when: 'c2', dialog: { id: 'known', choices: ['next'] } },
      { status: 409, dialog: { id: 'unknown', choices: ['next'] } },
      { else: true, next: true },
    ],
  };
  const leading: typeof look = {
    at: { submit: true },
    call: 'report',
    ...report,
    outcomes: [{ status: 409, when: 'c1', go: '/again' }, { else: true }],
  };
  return wizardOf({ ...form, calls: [look, leading], rules: { ...form.rules, promises: [promise] } });
}

it('the verdicts on promises agree with an enumeration of every answer', { timeout: 120_000 }, () => {
  const met = { yes: 0, no: 0, vacuous: 0, undecided: 0 };
  const small = randomForm.filter(
    ({ steps }) => Object.values(steps).flatMap((step) => Object.keys(step)).length <= 7,
  );
  fc.assert(
    fc.property(small, randomPromise, (form, promiseFor) => {
      const promise = promiseFor(form);
      const wizard = promising(form, promise);
      let [holds, spoke] = [true, false];
      const whole = everySituation(wizard, facts, 40_000, (at) => {
        const said = saidBy(promise, at);
        spoke ||= said !== null;
        holds &&= said !== false;
      });
      fc.pre(whole);
      const [compiled] = wizard.promises;
      if (!compiled) throw new Error('the promise was not compiled');

      const verdict = decidePromise(
        { wizard, facts: { facts: {} }, fixed: () => [facts], budget: 100_000 },
        compiled,
      );

      met[verdict.kind] += 1;
      expect(verdict.kind).toBe(holds ? (spoke ? 'yes' : 'vacuous') : 'no');
      const shown = verdict.kind === 'no' ? replay(wizard, verdict.counterexample) : null;
      expect(shown === null || evaluatePromise(compiled, shown).includes(false)).toBe(true);
    }),
    { numRuns: 150, seed: 20261122 },
  );
  expect(met.yes).toBeGreaterThan(15);
  expect(met.no).toBeGreaterThan(40);
});
