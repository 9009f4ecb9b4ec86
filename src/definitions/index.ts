/** The door for browsers. Node enters through `disk.ts`. */
export { type FormModule, formTexts, loadForm } from './loadForm.ts';
export { areaTexts, brandTexts } from './loadTexts.ts';
export { childPointer } from './pointer.ts';
export type * from './Judge.ts';
export type * from './Repository.ts';
