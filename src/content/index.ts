/** Public API of `content`: reads a content service that speaks Contentful's delivery protocol. Knows neither pages nor papers. */
export { asDocument } from './asDocument.ts';
export {
  chooseContentEnvironment,
  type ContentList,
  type ContentSource,
  type EntryFields,
} from './ContentSource.ts';
export { extractPlainText } from './extractPlainText.ts';
export { type ContentQuery, type EntryQuery, loadEntries } from './loadEntries.ts';
export { isOfBrand } from './isOfBrand.ts';
export { createLegalQuery, type LegalTextName, loadLegalText, readLegalText } from './loadLegalText.ts';
export { readFirst, readList } from './readList.ts';
export { readBody } from './readBody.ts';
export { type ContentFile, type Media, readFile, readMedia } from './readMedia.ts';
export { readMember } from './readMember.ts';
export { readSafeLink } from './readSafeLink.ts';
export { readText } from './readText.ts';
