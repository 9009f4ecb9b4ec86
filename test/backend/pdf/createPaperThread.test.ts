import { expect, it } from 'vitest';
import { createPaperThread } from '../../../src/backend/pdf/createPaperThread.ts';
import type { Paper } from '../../../src/backend/pdf/Paper.ts';

/** A thread that answers in reverse order, fails for one title and ends for another. */
const program = `
import { parentPort } from 'node:worker_threads';
let orders = [];
parentPort.on('message', ({ id, paper }) => {
  if (paper.title === 'end') process.exit(1);
  orders.push({ id, drawn: paper.title === 'bad' ? 'no such font' : new TextEncoder().encode(paper.title) });
  if (orders.length < 3) return;
  for (const order of orders.reverse()) parentPort.postMessage(order);
  orders = [];
});`;

const draw = createPaperThread(`data:text/javascript,${encodeURIComponent(program)}`);
const paper = async (title: string) =>
  new TextDecoder().decode(await draw({ title } as unknown as Paper, null));
const settle = async (titles: readonly string[]) =>
  (await Promise.allSettled(titles.map(paper))).map((result) =>
    result.status === 'fulfilled' ? result.value : (result.reason as Error).message,
  );

it('papers are drawn in a thread, and a mistake in one concerns no other', async () => {
  expect(await settle(['a', 'bad', 'c'])).toEqual(['a', 'no such font', 'c']);
});

it('the papers of a thread that ends fail, and another thread draws the next ones', async () => {
  const ended = 'The thread that draws papers has ended.';
  expect(await settle(['a', 'end'])).toEqual([ended, ended]);
  expect(await settle(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
});
