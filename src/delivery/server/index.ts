/** Public API of the server's half of `delivery`, which the back end calls. */
export { findStartModules, createPortalFiles } from './createPortalFiles.ts';
export { createPrefetchAnswers, type PrefetchAnswers } from './createPrefetchAnswers.ts';
