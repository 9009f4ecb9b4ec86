import { expect, it } from 'vitest';
import { listFactValues } from '../../../src/analysis/prove/values/factValues.ts';
import { plainScope, type FactDefinition } from '../../../src/engine/index.ts';
import { text, wizardOf } from '../../engine/testForm.ts';

const wizard = wizardOf({ steps: { one: { name: text() } } });
const table = { atoms: [] } as unknown as Parameters<typeof listFactValues>[2];
const fact: FactDefinition = { type: 'string', enum: ['A', 'B'], says: 'Stand' };

it.each<readonly [FactDefinition['open'], readonly (string | null)[]]>([
  [undefined, ['A', 'B']],
  ['missing', ['A', 'B', null]],
  ['other', ['A', 'B', null, 'OTHER_VALUE']],
])('a proof tries the values of a fact that is open for %s', (open, values) => {
  const declared = open === undefined ? fact : { ...fact, open };

  expect(listFactValues('state', declared, table, { wizard, fixed: plainScope(wizard, {}) })).toEqual(values);
});
