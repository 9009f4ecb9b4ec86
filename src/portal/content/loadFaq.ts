import type { Document } from '@contentful/rich-text-types';
import {
  asDocument,
  type ContentList,
  type ContentSource,
  type EntryFields,
  extractPlainText,
  loadEntries,
  type Media,
  readMedia,
  readMember,
  readText,
  readList,
} from '../../content/index.ts';
import { sortByOrder } from './entryFields.ts';

/** A topic with its questions (FAQ-002). */
export interface FaqCategory {
  readonly id: string;
  readonly title: string;
  /** Name of a drawing; an unknown name gets a common drawing. */
  readonly icon: string;
  readonly questions: readonly FaqQuestion[];
}

export interface FaqQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: Document | null;
  /** The words of the answer, to search in. */
  readonly answerText: string;
  readonly video: Media | null;
}

/** Loads the topics of a brand in their order. */
export async function loadFaq(source: ContentSource): Promise<ContentList<FaqCategory>> {
  return readFaq(await loadEntries(source, { contentType: 'faqCategory', order: 'fields.order' }));
}

/** A topic without questions is left out. `lost` counts questions; a topic without a title counts as one. */
export function readFaq({ entries, lost }: ContentList<EntryFields>): ContentList<FaqCategory> {
  let lostQuestions = 0;
  const topics = readList({ entries: sortByOrder(entries), lost }, ({ id, title, icon, entries: linked }) => {
    const name = readText(title);
    if (name === null || typeof id !== 'string') return null;
    const questions = readQuestions(linked);
    lostQuestions += questions.lost;
    return { id, title: name, icon: typeof icon === 'string' ? icon : '', questions: questions.entries };
  });
  return {
    entries: topics.entries.filter(({ questions }) => questions.length > 0),
    lost: topics.lost + lostQuestions,
  };
}

/** A single question stands for a list of one. */
function readQuestions(linked: unknown): ContentList<FaqQuestion> {
  if (linked === undefined || linked === null) return { entries: [], lost: 0 };
  const links: readonly unknown[] = Array.isArray(linked) ? linked : [linked];
  const questions = links.flatMap((link) => readQuestion(link) ?? []);
  return { entries: questions, lost: links.length - questions.length };
}

function readQuestion(entry: unknown): FaqQuestion | null {
  const question = readText(readMember(entry, 'fields', 'question'));
  const answer = asDocument(readMember(entry, 'fields', 'answer'));
  const video = readMedia(readMember(entry, 'fields', 'video'), 'film');
  if (question === null || (answer === null && video === null)) return null;
  const id = readMember(entry, 'sys', 'id');
  return {
    id: typeof id === 'string' ? id : question,
    question,
    answer,
    answerText: extractPlainText(answer),
    video,
  };
}
