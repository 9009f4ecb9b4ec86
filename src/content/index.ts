/** Public API of `content`: reads a content service that speaks Contentful's delivery protocol. Knows neither pages nor papers. */
export { asDocument } from './asDocument.ts';
export {
  chooseContentEnvironment,
  type ContentList,
  type ContentSource,
  type EntryFields,
} from './ContentSource.ts';
export { extractPlainText } from './extractPlainText.ts';
export { type ContentQuery, loadEntries } from './loadEntries.ts';
export { readBody } from './readBody.ts';
export { type ContentFile, type Media, readFile, readMedia } from './readMedia.ts';
export { readMember } from './readMember.ts';
export { readSafeLink } from './readSafeLink.ts';
export { readText } from './readText.ts';
