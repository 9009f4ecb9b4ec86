/** Entry for browsers. Node uses `disk.ts`. */
export { mountedForms } from 'virtual:forms';
export { loadForm } from './loadForm.ts';
export { areaTexts, brandTexts, everywhere } from './loadTexts.ts';
export type { Judge, Violation } from './Judge.ts';
export type {
  Exception,
  LoadedBrand,
  LoadedForm,
  Position,
  Repository,
  SourceFile,
  TextCatalogue,
} from './Repository.ts';
export type { MountedForm } from './mountedForms.ts';
