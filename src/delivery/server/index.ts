/** Public API of the server's half of `delivery`, which the back end calls. */
export {
  type CountedNames,
  findCountedNames,
  findStartModules,
  createPortalFiles,
} from './createPortalFiles.ts';
export { createPrefetchAnswers, type PrefetchAnswers } from './createPrefetchAnswers.ts';
