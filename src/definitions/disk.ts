/** The door for Node: command line, build, tests. Browsers enter through `index.ts`. */
export {
  compileMetaSchemas,
  compileValidators,
  type Judge,
  type Shapes,
  validatorsCode,
  type Violation,
} from './buildValidators.ts';
export { fileKind } from './fileKind.ts';
export { locate } from './locate.ts';
export { definitionFolders, readForms } from './readForms.ts';
export { readRepository } from './readRepository.ts';
