import { expect, it, vi } from 'vitest';
import type { AnalysisResult } from '../../../src/workbench/model/WorkbenchApi.ts';
import { createAnalyst } from '../../../src/workbench/server/createAnalyst.ts';

/** A thread that answers, waits for ever, or crashes, as the name of the form says. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ number, form, kind }) => {
      if (form === 'crash') throw new Error('no memory');
      if (form === 'wait' && number === 1) return;
      parentPort.postMessage({ number, answers: [{ form, kind, state: 'green', summary: String(number), findings: [] }] });
    });
  `)}`,
);

function open() {
  const told: AnalysisResult[] = [];
  const analyst = createAnalyst({
    program,
    root: '.',
    listForms: () => ['crash', 'calm', 'wait'],
    tell: (result) => told.push(result),
  });
  const stateOf = (form: string) => analyst.results().find((result) => result.form === form)?.state;
  return { analyst, told, stateOf };
}

it('says that a thread crashed, and starts another for the next request', async () => {
  const { analyst, told, stateOf } = open();
  analyst.ask('proof', 'crash');
  await vi.waitFor(() => expect(stateOf('crash')).toBe('crashed'));
  expect(told.at(-1)?.summary).toContain('no memory');
  analyst.ask('proof', 'calm');
  await vi.waitFor(() => expect(stateOf('calm')).toBe('green'));
  await analyst.close();
});

it('ends a request that a newer one of the same form replaces', async () => {
  const { analyst, told, stateOf } = open();
  analyst.ask('proof', 'wait');
  analyst.ask('proof', 'wait');
  await vi.waitFor(() => expect(stateOf('wait')).toBe('green'));
  expect(told.filter(({ state }) => state === 'green').map(({ summary }) => summary)).toEqual(['2']);
  await analyst.close();
});
