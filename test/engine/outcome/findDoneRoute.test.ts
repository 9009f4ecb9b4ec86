import { describe, expect, it } from 'vitest';
import { changeWalk, compileWizard, findDoneRoute, startWalk } from '../../../src/engine/index.ts';
import { formSource, validatorsFor, wizardOf, yesNo } from '../testForm.ts';
import { formEnvironment } from '../../../src/cli/formEnvironment.ts';

const form = {
  steps: { one: { known: yesNo } },
  rules: { conditions: { known: { says: 'bekannt', if: { '===': [{ var: 'one.known' }, true] } } } },
};
const rows = [{ when: 'known', go: '/activation' }, { go: '/orderCode' }];

describe('the route of a finished form', () => {
  it('comes from the first row that holds', () => {
    const walk = startWalk(wizardOf({ ...form, done: { then: rows } }), {});
    const known = changeWalk(walk, [{ set: 'one.known', to: true }]).walk;

    expect([walk, known].map(findDoneRoute)).toEqual(['/orderCode', '/activation']);
  });

  it('is its end page, or null for an end page in the place of the form', () => {
    const leads = (done: Parameters<typeof wizardOf>[0]['done'] & object) =>
      findDoneRoute(startWalk(wizardOf({ ...form, done }), {}));

    expect(leads({ route: '/done', blocks: [], close: '/' })).toBe('/done');
    expect(leads({ blocks: [], close: '/' })).toBeNull();
    expect(leads({ then: 'again' })).toBeNull();
  });

  it.each([
    ['a last row with a condition', [{ when: 'known', go: '/a' }], '/done/then/0'],
    ['a row without a condition before the last', [{ go: '/a' }, { go: '/b' }], '/done/then/0'],
  ])('refuses %s', (_, then, pointer) => {
    const source = formSource({ ...form, done: { then } });
    const compiled = compileWizard(source, {
      validators: validatorsFor(source),
      ...formEnvironment,
    });

    expect(compiled).toMatchObject({ ok: false });
    expect(compiled.ok ? [] : compiled.problems).toContainEqual(
      expect.objectContaining({ code: 'done-rows', pointer }),
    );
  });
});
