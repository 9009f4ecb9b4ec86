import { createLanes } from './createLanes.ts';

/** More than a page begins with, so that only a sender that leaves no pause is slowed. */
const restAfter = 30;
const mostWaiting = 200;

/** Lanes of work that is done before the server knows what a request costs. A sender makes others wait for a few of its pieces. */
export const senderLanes = {
  /** The check of a token: calls that are then refused cost a signature and some queries, too. By token. */
  token: createLanes({ atOnce: 2, mostWaiting, restAfter }),
  /** Pages and answers of the provider. By network. */
  provider: createLanes({ atOnce: 2, mostWaiting, restAfter }),
  /** Answers of the content service, which take as long two by two. By network. */
  content: createLanes({ atOnce: 1, mostWaiting, restAfter, restsAlone: true }),
} as const;
