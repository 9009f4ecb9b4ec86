import { parentPort } from 'node:worker_threads';
import { drawPaper } from './drawPaper.ts';
import type { Paper } from './Paper.ts';
import type { BrandMark } from './readBrandMark.ts';

export interface PaperOrder {
  readonly id: number;
  readonly paper: Paper;
  readonly mark: BrandMark | null;
}

export interface DrawnPaper {
  readonly id: number;
  /** The PDF, or why there is none. */
  readonly drawn: Uint8Array<ArrayBuffer> | string;
}

/** The program of the thread that draws papers. */
parentPort?.on('message', ({ id, paper, mark }: PaperOrder) => {
  void draw(paper, mark).then((drawn) => {
    const answer: DrawnPaper = { id, drawn };
    parentPort?.postMessage(answer, typeof drawn === 'string' ? [] : [drawn.buffer]);
  });
});

async function draw(paper: Paper, mark: BrandMark | null): Promise<DrawnPaper['drawn']> {
  try {
    return await drawPaper(paper, mark);
  } catch (error) {
    return error instanceof Error ? `${error.message}\n${error.stack}` : String(error);
  }
}
