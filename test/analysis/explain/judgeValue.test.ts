import { expect, it } from 'vitest';
import { judgeValue } from '../../../src/analysis/index.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { changeWalk, type Expression, startWalk } from '../../../src/engine/index.ts';
import { shippedForms } from '../../shippedForms.ts';

const wizard = compileFormById(shippedForms, 'claim-report');
if (!wizard) throw new Error('The form has mistakes.');
const today = '2026-11-21';
const walk = changeWalk(startWalk(wizard, { today, 'policy.hasComprehensive': true }), [
  { set: 'type.selfDamage', to: true },
]).walk;
const own: Expression = { if: ['type.selfDamage', { addDays: ['today', 1] }, 'today'] };

it.each<readonly [string, Expression, string | null]>([
  ['a day in words', own, '22.11.2026'],
  ['a number', { multiply: [{ year: 'today' }, 10] }, '20.260'],
  ['an amount', { add: [{ euro: '12.50' }, { euro: '1' }] }, '13,50\u00a0€'],
  ['nothing where an answer is missing', { addDays: ['date.dateOfEvent', 1] }, null],
])('computes %s on the present answers', (_, written, now) => {
  expect(judgeValue(walk, written, [])?.now ?? null).toBe(now);
});

it('computes what other answers would give, without giving them, and nothing that cannot be read', () => {
  const tries = [[{ key: 'type.selfDamage', to: false }], []];
  expect(judgeValue(walk, own, tries)?.tried).toEqual(['21.11.2026', '22.11.2026']);
  expect(judgeValue(walk, { add: ['today'] }, [])).toBeNull();
});
