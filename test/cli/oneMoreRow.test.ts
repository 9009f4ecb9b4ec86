import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { readForms } from '../../src/definitions/disk.ts';
import { changeWalk, nodeState, buildRequest, startWalk, type Facts } from '../../src/engine/index.ts';
import { below, definitionsCopy, editJson } from './definitionsCopy.ts';

let root = '';
beforeAll(() => {
  root = definitionsCopy('.');
  editJson(root, 'rules/_shared/tables.json', (tables) => {
    const rows = below(tables, 'fullDeductibles')['rows'];
    if (Array.isArray(rows)) rows.push({ code: '0538', full: 750, partial: 150, vehicle: ['VAN'] });
  });
  for (const [path, file] of Object.entries(smallForm)) {
    mkdirSync(join(root, 'schemas/deductible'), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(file, null, 2));
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const smallForm = {
  'schemas/deductible/wizard.json': {
    $schema: '../_meta/wizard.schema.json',
    format: 2,
    id: 'deductible',
    route: '/deductible',
    progress: 'none',
    exits: { cancel: '/' },
    done: { then: 'again' },
  },
  'schemas/deductible/form.json': {
    $schema: '../_meta/form.schema.json',
    properties: { cover: { properties: { code: { type: 'string', 'x-control': 'select' } } } },
  },
  'rules/deductible.json': {
    $schema: '../schemas/_meta/rules.schema.json',
    conditions: {},
    start: {
      'cover.code': {
        lookup: ['fullDeductibles', { full: { euro: '500' }, partial: { euro: '150' } }, 'code'],
      },
    },
    fields: { 'cover.code': { options: 'fullDeductibles' } },
  },
  'schemas/deductible/calls.json': {
    $schema: '../_meta/calls.schema.json',
    calls: [
      {
        at: { submit: true },
        call: 'changePolicy',
        send: {
          coverageId: 'cover.code',
          full: { lookup: ['fullDeductibles', 'cover.code', 'full'] },
        },
        outcomes: [{ else: true, done: true }],
      },
    ],
  },
  'schemas/deductible/texts.de.json': {
    $schema: '../_meta/texts.schema.json',
    'cover.code.label': 'Selbstbeteiligung',
    'cover.code.options.*': 'Vollkasko {full}, Teilkasko {partial}',
  },
};

it('a new deductible code needs one row: it is offered for its vehicles, and sent (COV-029, COV-031)', () => {
  const wizard = compileFormById(readForms(root), 'deductible');
  if (!wizard) throw new Error('the small form has mistakes');
  const offered = (facts: Facts) => {
    const state = nodeState(startWalk(wizard, facts), 'cover.code');
    return state?.kind === 'field' ? state.options?.map(({ value }) => value) : [];
  };
  const [submit] = wizard.calls;
  const start = startWalk(wizard, { 'policy.hazard': '251' });
  const { walk } = changeWalk(start, [{ set: 'cover.code', to: '0538' }]);

  expect(offered({ 'policy.hazard': '112' })).not.toContain('0538');
  expect(offered({ 'policy.hazard': '251' })).toEqual([
    '0534',
    '0536',
    '0537',
    '0544',
    '0546',
    '0547',
    '0564',
    '0538',
  ]);
  expect(submit && buildRequest(start, submit).body).toEqual({ coverageId: '0534', full: 500 });
  expect(submit && buildRequest(walk, submit).body).toEqual({ coverageId: '0538', full: 750 });
});
