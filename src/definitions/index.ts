/** Entry for browsers. Node uses `disk.ts`. */
export { mountedForms } from 'virtual:forms';
export { type BuiltForm, loadForm } from './loadForm.ts';
export { loadAreaTexts, loadBrandTexts, pageTextAreas } from './loadTexts.ts';
export type { FileValidator, Violation } from './FileValidator.ts';
export type {
  Exception,
  LoadedBrand,
  LoadedForm,
  TextPosition,
  Repository,
  SourceFile,
  TextCatalogue,
} from './Repository.ts';
export type { MountedForm } from './listMountedForms.ts';
