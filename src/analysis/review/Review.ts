import type { StepPicture } from './pictures/DrawnStep.ts';

/** A change in sentences, for a person who signs it. Its sentences name no file, path or code. */
export interface Review {
  readonly revision: string;
  /** The forms that differ, and those that something shared touches; these have no sections of their own. */
  readonly forms: readonly FormReview[];
  /** Changes of definitions that several forms share: texts, tables, settings, brands. */
  readonly shared: readonly SharedSection[];
}

export interface FormReview {
  readonly id: string;
  readonly title: string;
  readonly pictures: readonly StepPicture[];
  readonly sections: readonly ReviewSection[];
}

/** Sentences about one matter: behaviour, drafts, words. */
export interface ReviewSection {
  readonly title: string;
  readonly points: readonly ReviewPoint[];
}

/** `forms`: those that read it. Empty: none alone, so that it is signed for all of them together. */
export interface SharedSection extends ReviewSection {
  readonly forms: readonly string[];
}

/** A sentence. A place to comment on has a number on the page; a mere remark has none. */
export interface ReviewPoint {
  readonly kind: 'place' | 'remark';
  readonly text: string;
  readonly details: readonly string[];
  /** The same by the names of the files, for people who change them. */
  readonly technical: readonly string[];
  /** The step or question that it is about; null: none alone. */
  readonly subject: string | null;
}

/** A measurement of a form before and now. It is no part of the signed content. */
export interface EvidenceRow {
  readonly name: string;
  readonly old: string;
  readonly now: string;
  readonly state: 'same' | 'better' | 'worse';
}
