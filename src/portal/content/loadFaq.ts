import type { Document } from '@contentful/rich-text-types';
import { asDocument } from './asDocument.ts';
import { type ContentSource, type EntryFields, loadEntries, readMember, sortByOrder } from './loadEntries.ts';
import { type Media, readMedia } from './readMedia.ts';
import { extractPlainText } from './extractPlainText.ts';

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
export async function loadFaq(source: ContentSource): Promise<readonly FaqCategory[]> {
  return readFaq(await loadEntries(source, 'faqCategory', 'fields.order'));
}

/** A topic without a title or a question is left out. */
export function readFaq(entries: readonly EntryFields[]): readonly FaqCategory[] {
  return sortByOrder(entries).flatMap(({ id, title, icon, entries: linked }) => {
    const questions = Array.isArray(linked) ? linked.flatMap(readQuestion) : [];
    return typeof title !== 'string' || questions.length === 0
      ? []
      : [{ id: String(id), title, icon: typeof icon === 'string' ? icon : '', questions }];
  });
}

function readQuestion(entry: unknown): readonly FaqQuestion[] {
  const fields = readMember(entry, 'fields');
  const question = readMember(fields, 'question');
  if (typeof question !== 'string') return [];
  const answer = asDocument(readMember(fields, 'answer'));
  const video = readMedia(readMember(fields, 'video'));
  const id = String(readMember(readMember(entry, 'sys'), 'id'));
  return answer === null && video === null
    ? []
    : [{ id, question, answer, answerText: extractPlainText(answer), video }];
}
