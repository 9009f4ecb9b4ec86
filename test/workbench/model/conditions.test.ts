import { describe, expect, it } from 'vitest';
import { describeForm } from '../../../src/analysis/index.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { type Expression, isExpression } from '../../../src/engine/index.ts';
import { asRecord } from '../../../src/plain/isRecord.ts';
import { createKnownRules } from '../../../src/workbench/model/conditions/createKnownRules.ts';
import { findConstant } from '../../../src/workbench/model/conditions/findConstant.ts';
import { listSubjects } from '../../../src/workbench/model/conditions/listSubjects.ts';
import { listTries } from '../../../src/workbench/model/conditions/listTries.ts';
import { readCondition } from '../../../src/workbench/model/conditions/readCondition.ts';
import { writeCondition } from '../../../src/workbench/model/conditions/writeCondition.ts';
import { shippedForms } from '../../shippedForms.ts';

const wizard = compileFormById(shippedForms, 'claim-report');
const loaded = shippedForms.forms.find(({ id }) => id === 'claim-report');
if (!wizard || !loaded) throw new Error('The form has mistakes.');
const opened = { form: describeForm(shippedForms, wizard), source: loaded.source, facts: wizard.facts };
const path = 'type.theftHelp';
const subjects = listSubjects(opened, path);
const rules = createKnownRules(loaded.source, subjects, null);

describe('rows of a condition', () => {
  const written = shippedForms.forms.flatMap(({ id, source }) =>
    Object.entries(source.rules.fields ?? {}).flatMap(([field, row]) =>
      Object.entries(asRecord(row)).flatMap(([rule, value]): readonly (readonly [string, Expression])[] =>
        ['show', 'optional'].includes(rule) && value !== true && isExpression(value)
          ? [[`${id} ${field} ${rule}`, value]]
          : [],
      ),
    ),
  );

  it('are written back as they were, for every question of every form', () => {
    const changed = written.filter(
      ([, one]) => JSON.stringify(writeCondition(readCondition(one))) !== JSON.stringify(one),
    );
    expect(changed).toEqual([]);
  });

  it('show nearly all conditions; the others stay as they are', () => {
    const others = written.filter(([, one]) => JSON.stringify(readCondition(one)).includes('"other"'));
    expect(others.length).toBeLessThan(written.length / 5);
  });

  it('can only ask for what stands above, named conditions first', () => {
    const ids = subjects.map(({ id }) => id);
    expect(subjects[0]?.kind).toBe('condition');
    expect(ids).toContain('type.typeOfEvent');
    expect(ids).toContain('vehicleStolen');
    expect(ids).toContain('policy.hasComprehensive');
    for (const below of [path, 'vehicle.financing', 'leased', 'details.claimDate'])
      expect(ids).not.toContain(below);
  });

  it('can ask in a row for what stands above in the same row, and outside of the list', () => {
    const inRow = listSubjects(opened, 'witness.people.street').map(({ id }) => id);
    expect(inRow).toEqual(
      expect.arrayContaining(['row.germany', 'row.contactData', 'witness.witnessesKnown']),
    );
    expect(inRow).not.toContain('row.street');
    expect(inRow).not.toContain('row.city');
    const below = listSubjects(opened, 'lawyer.contacted').map(({ id }) => id);
    expect(below).toContain('witness.witnessesKnown');
    expect(below.filter((id) => id.startsWith('row.') || id.startsWith('witness.people.'))).toEqual([]);
  });

  it.each<readonly [string, Expression, 'always' | 'never' | null]>([
    ['one answer', { '===': ['type.typeOfEvent', 'FLOOD'] }, null],
    ['two answers at once', { and: [{ '===': ['type.typeOfEvent', 'FLOOD'] }, 'vehicleStolen'] }, 'never'],
    [
      'an answer of a question that is hidden then',
      { and: [{ '===': ['type.whatHappened', 'ACCIDENT'] }, 'vehicleStolen'] },
      'never',
    ],
    ['an answer or its opposite', { or: ['type.selfDamage', '!type.selfDamage'] }, 'always'],
    [
      'Yes or No, because there may be no answer',
      { or: ['type.selfDamage', { '===': ['type.selfDamage', false] }] },
      null,
    ],
    [
      'a day between two that are turned round',
      { and: [{ '<': ['today', '2026-01-01'] }, { '>': ['today', '2026-02-01'] }] },
      'never',
    ],
  ])('say of %s whether it is constant', (_, one, constant) => {
    expect(findConstant(readCondition(one), rules)).toBe(constant);
  });

  it('name the fewest answers, in the order of the form', () => {
    const [first] = listTries(readCondition('vehicleStolen'), rules, {});
    expect(first).toEqual([
      { key: 'type.selfDamage', to: true },
      { key: 'type.whatHappened', to: 'MISC' },
      { key: 'type.typeOfEvent', to: 'THEFT_VEHICLE' },
    ]);
  });
});
