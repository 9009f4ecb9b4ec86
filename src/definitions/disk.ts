/** Entry for Node: command line, build, tests. Browsers use `index.ts`. */
export {
  compileMetaSchemas,
  compileSoundValidators,
  compileValidators,
  validatorsCode,
} from './buildValidators.ts';
export { exceptionsIn, withoutExceptions } from './exceptions.ts';
export { type Compile, definitionsPlugin } from './definitionsPlugin.ts';
export { locate } from './locate.ts';
export { mountedForms } from './mountedForms.ts';
export { definitionFolders, isDefinitionFile, readForms } from './readForms.ts';
export { readRepository } from './readRepository.ts';
export type { FileValidator } from './FileValidator.ts';
export type { LoadedBrand, TextPosition, Repository } from './Repository.ts';
export { expressionSchema } from './expressionSchema.ts';
