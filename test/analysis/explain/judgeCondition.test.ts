import { expect, it } from 'vitest';
import { judgeCondition } from '../../../src/analysis/index.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { changeWalk, type Expression, startWalk } from '../../../src/engine/index.ts';
import { shippedForms } from '../../shippedForms.ts';

const wizard = compileFormById(shippedForms, 'claim-report');
if (!wizard) throw new Error('The form has mistakes.');
const first = startWalk(wizard, { today: '2026-11-21', 'policy.hasComprehensive': true });
const stolen = changeWalk(first, [
  { set: 'type.selfDamage', to: true },
  { set: 'type.whatHappened', to: 'MISC' },
  { set: 'type.typeOfEvent', to: 'THEFT_VEHICLE' },
]).walk;
const isFlood: Expression = { '===': ['type.typeOfEvent', 'FLOOD'] };
const isStolen: Expression = 'vehicleStolen';

const none = { tries: [], key: null };

it.each<readonly [string, Expression, boolean, readonly boolean[]]>([
  ['all rows', { and: [isStolen, isFlood] }, false, [true, false]],
  ['one row', { or: [isStolen, isFlood] }, true, [true, false]],
  ['a row turned round', { '!': isFlood }, true, [true, false]],
])('judges the whole and each part of a condition of %s, with its sentence', (_, whole, holds, parts) => {
  const judgement = judgeCondition(stolen, whole, [isStolen, isFlood], none);
  expect(judgement?.holds).toBe(holds);
  expect(judgement?.parts.map((part) => part.holds)).toEqual(parts);
  expect(judgement?.parts.every(({ says }) => says.length > 0)).toBe(true);
});

it('names one answer that turns it round, takes tries where two are not enough, and says so where none help', () => {
  expect(judgeCondition(stolen, isFlood, [], none)?.otherwise).toEqual([
    { key: 'type.typeOfEvent', to: 'FLOOD' },
  ]);
  const three = [
    { key: 'type.selfDamage', to: true },
    { key: 'type.whatHappened', to: 'MISC' },
    { key: 'type.typeOfEvent', to: 'FLOOD' },
  ];
  expect(
    judgeCondition(first, isFlood, [], { tries: [three.slice(0, 2), three], key: null })?.otherwise,
  ).toEqual(three);
  expect(judgeCondition(first, '!policy.hasComprehensive', [], none)?.otherwise).toBeNull();
});

it('judges nothing that cannot be read', () => {
  expect(judgeCondition(stolen, { noSuchOperator: [1] }, [], none)).toBeNull();
});

it('judges a condition of a question of a list in the row of its key, and names the answer of that row', () => {
  const list = 'witness.people';
  const asked = changeWalk(first, [{ set: 'witness.witnessesKnown', to: true }]).walk;
  const people = changeWalk(asked, [{ addRow: list }]).walk;
  const state = people.nodes.find((node) => node.kind === 'list' && node.list.path === list);
  const ids = state?.kind === 'list' ? state.rows.map(({ id }) => id) : [];
  const keys = ids.map((id) => `${list}[${id}].street`);
  const known = changeWalk(people, [{ set: `${list}[${ids[1]}].contactData`, to: true }]).walk;
  const judgements = keys.map((key) =>
    judgeCondition(known, { '===': ['row.contactData', true] }, [], { tries: [], key }),
  );
  expect(judgements.map((one) => one?.holds)).toEqual([false, true]);
  expect(judgements.map((one) => one?.otherwise?.[0]?.key)).toEqual(
    ids.map((id) => `${list}[${id}].contactData`),
  );
});
