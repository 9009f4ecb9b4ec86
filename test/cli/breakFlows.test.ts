import { expect, it } from 'vitest';
import { createFlowBreaker } from '../../src/cli/breakFlows.ts';

const { tries, tryBreak } = createFlowBreaker('.');
const proof = 'test/flows/evb/request-limit.flow.yaml';
const file = 'schemas/evb/calls.json';
const limit = { fact: 'EVB-019', file, proof, old: '"banner": "error.evbLimit"' };

it('a break that a step of its fact notices is red', async () => {
  expect(await tryBreak({ ...limit, new: '"banner": "messages:error.generic"' })).toEqual({
    result: 'red',
  });
});

it('a break is green where the flow test fails for another fact', async () => {
  const other = await tryBreak({ ...limit, fact: 'EVB-001', new: '"banner": "messages:error.generic"' });

  expect(other).toMatchObject({ result: 'green', cause: 'otherFailed' });
});

it('a break is green where nothing fails', async () => {
  expect(await tryBreak({ ...limit, new: '"banner":  "error.evbLimit"' })).toEqual({
    result: 'green',
    cause: 'allPassed',
  });
});

it('a form that does not compile proves nothing', async () => {
  expect(await tryBreak({ ...limit, new: '"banners": "error.evbLimit"' })).toEqual({
    result: 'unclear',
    cause: 'formBroken',
  });
});

it('takes breaks of definitions that a flow test notices', () => {
  const one = { ...limit, new: '' };

  expect(tries(one)).toBe(true);
  expect(tries({ ...one, proof: 'test/backend/services/evb/requestEvb.test.ts' })).toBe(false);
  expect(tries({ ...one, file: 'src/backend/services/evb/requestEvb.ts' })).toBe(false);
});
