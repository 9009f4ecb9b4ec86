/** The server's half of `delivery`: the back end calls it, and hands in what it needs of the back end. */
export { findStartModules, portalFiles } from './portalFiles.ts';
export { createPrefetchAnswers, type PrefetchAnswers } from './prefetchAnswers.ts';
