import threadFile from 'virtual:paper-thread';
import { createQueue } from '../limits/createQueue.ts';
import { queues } from '../limits/limits.ts';
import { createPaperThread } from './createPaperThread.ts';
import { drawPaper } from './drawPaper.ts';
import type { Paper } from './Paper.ts';
import { readBrandMark } from './readBrandMark.ts';

const queue = createQueue(queues.papers);

/** Programs that were built draw in a thread. Unit tests run sources, which no thread can load, and draw in their own. */
const draw = threadFile === null ? drawPaper : createPaperThread(threadFile);

/**
 * Makes a PDF of a paper: tagged for screen readers, in German, with text that can be selected. Not for use in a transaction. Throws
 * `Unavailable` when too many papers wait.
 */
export function makePdf(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  return queue(() => draw(paper, readBrandMark(paper.brand)));
}
