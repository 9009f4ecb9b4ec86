/** The door for browsers. Node enters through `disk.ts`. */
export { mountedForms } from 'virtual:forms';
export { loadForm } from './loadForm.ts';
export { areaTexts, brandTexts, everywhere } from './loadTexts.ts';
export type * from './Judge.ts';
export type * from './Repository.ts';
export type { MountedForm } from './mountedForms.ts';
