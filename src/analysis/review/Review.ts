/** A change in sentences, for a person who signs it. It names no file and no path. */
export interface Review {
  readonly revision: string;
  readonly forms: readonly FormReview[];
  /** Changes of definitions that several forms share: texts, tables, brands. */
  readonly shared: readonly ReviewSection[];
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

/** A sentence. A place to comment on has a number on the page; a mere remark has none. */
export interface ReviewPoint {
  readonly kind: 'place' | 'remark';
  readonly text: string;
  readonly details: readonly string[];
}
