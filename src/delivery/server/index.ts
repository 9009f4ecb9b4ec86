/** Public API of the server's half of `delivery`, which the back end calls. */
export { findStartModules, portalFiles } from './portalFiles.ts';
export { createPrefetchAnswers, type PrefetchAnswers } from './prefetchAnswers.ts';
