/** A change in sentences, for a person who signs it. It names no file and no path. */
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
}
