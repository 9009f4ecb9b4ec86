import { describe, expect, it } from 'vitest';
import { derivationTools } from '../../src/domain/derivations.tools.ts';
import { startWalk, evaluateValue, isExpression, type Facts } from '../../src/engine/index.ts';
import { wizardOf } from '../engine/testForm.ts';

function shownValue(written: object, facts: Facts): unknown {
  const wizard = wizardOf({
    steps: { one: { note: { type: 'null', 'x-control': { kind: 'note', values: { shown: written } } } } },
    facts: Object.keys(facts),
    derivations: derivationTools,
  });
  const walk = startWalk(wizard, facts);
  const [note] = walk.nodes;
  return note?.kind === 'block' && note.block.values['shown']
    ? evaluateValue(walk, note.block.values['shown'])
    : undefined;
}

describe('derivations', () => {
  it.each([
    ['2026-05-12', 6, '2026-11-12'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-12', null, null],
    [null, 6, null],
    ['2026-05-12', 1.5, null],
  ])('monthsLater: %s and %s months is %s', (day, months, later) => {
    const written = { derive: ['monthsLater', { day: 'policy.end', months: 'policy.months' }] };

    expect(shownValue(written, { 'policy.end': day, 'policy.months': months })).toBe(later);
  });

  it.each([
    ['  Anna@Käse.de', 'anna@xn--kse-qla.de'],
    ['ANNA@xn--kse-qla.de\u200e', 'anna@xn--kse-qla.de'],
    [null, null],
  ])('mailbox: %s is %s', (email, mailbox) => {
    expect(shownValue({ derive: ['mailbox', { email: 'policy.email' }] }, { 'policy.email': email })).toBe(
      mailbox,
    );
  });

  it.each(Object.entries(derivationTools))(
    '%s has a German description of its result',
    (_, { says, from, to }) => {
      expect(says).not.toBe('');
      expect(isExpression(JSON.parse(JSON.stringify([from, to])))).toBe(true);
    },
  );
});
