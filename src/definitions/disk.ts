/** Entry for Node: command line, build, tests. Browsers use `index.ts`. */
export { compileMetaSchemas } from './compileMetaSchemas.ts';
export {
  compileSoundValidators,
  compileValidators,
  writeValidators as validatorsCode,
} from './validators/buildValidators.ts';
export { listExceptions as exceptionsIn, removeExceptions as withoutExceptions } from './exceptions.ts';
export { type Compile, definitionsPlugin } from './definitionsPlugin.ts';
export { metaSchemaNames } from './findMetaSchemaPath.ts';
export { locate } from './locate.ts';
export { listMountedForms as mountedForms } from './listMountedForms.ts';
export { definitionFolders, isDefinitionFile, listFilesOfForm, readForms, readOneForm } from './readForms.ts';
export { parseSource } from './parseSource.ts';
export { readRepository } from './readRepository.ts';
export { listFilesBelow, readTexts, readIfPresent } from './readTexts.ts';
export type { FileValidator } from './FileValidator.ts';
export type { LoadedBrand, TextPosition, Repository } from './Repository.ts';
export { buildExpressionSchema as expressionSchema } from './buildExpressionSchema.ts';
