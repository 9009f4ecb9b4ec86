import { expect, it } from 'vitest';
import { checkbox, choice, text, when, wizardOf } from '../testForm.ts';

it('a question follows the question above that its condition reads, when only followers stand between the two', () => {
  const wizard = wizardOf({
    steps: {
      one: {
        damaged: checkbox,
        what: choice('CAR', 'TREE'),
        plate: text(),
        note: { type: 'null', 'x-control': 'note' },
        seen: checkbox,
        by: text(),
        again: text(),
        late: text(),
        plain: text(),
        person: { type: 'object', properties: { name: text(), known: checkbox, phone: text() } },
        rows: {
          type: 'array',
          maxItems: 2,
          items: { type: 'object', properties: { hurt: checkbox, how: text() } },
        },
      },
    },
    rules: {
      conditions: { damaged: when({ '===': ['one.damaged', true] }) },
      fields: {
        'one.what': { show: 'damaged' },
        'one.plate': { show: { '===': ['one.what', 'CAR'] } },
        'one.note': { show: { '===': ['one.what', 'TREE'] } },
        'one.seen': { show: 'damaged' },
        'one.by': { show: { and: ['one.seen', { '===': ['one.what', 'CAR'] }] } },
        'one.person.phone': { show: { and: ['damaged', 'one.person.known'] } },
        'one.person': { show: 'damaged' },
        'one.rows.how': { show: { '===': ['row.hurt', true] } },
        // The last question stands beside the question that it reads, because another follower comes between the two.
        'one.again': { show: { '===': ['one.what', 'TREE'] } },
        'one.late': { optional: true },
        'one.plain': { show: 'damaged' },
      },
    },
  });
  const names = ['damaged', 'what', 'plate', 'note', 'seen', 'by', 'again', 'late', 'plain'];
  const depths = (...paths: readonly string[]) =>
    paths.map((path) => wizard.followDepths.get(`one.${path}`) ?? 0);

  expect(depths(...names)).toEqual([0, 1, 2, 2, 1, 2, 1, 0, 0]);
  expect(depths('person.name', 'person.known', 'person.phone', 'rows', 'rows.hurt', 'rows.how')).toEqual([
    0, 0, 1, 0, 0, 1,
  ]);
});
