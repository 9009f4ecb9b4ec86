/** `POST /api/reviews`: a comparison with a revision. `isMeasured`: with proof, flow tests and coverage. */
export interface ReviewQuestion {
  readonly revision: string;
  readonly isMeasured: boolean;
}

/** The page of the review, its forms and what has to be signed, or the sentence why there is none. */
export type ReviewAnswer =
  | {
      readonly kind: 'page';
      readonly html: string;
      readonly forms: readonly string[];
      readonly parts: readonly SignablePart[];
      /** Why earlier signatures cannot be read; null when they were. */
      readonly unread: string | null;
    }
  | { readonly kind: 'refused'; readonly why: string };

/** A part of the page that is signed on its own: a changed form, or what belongs to no form alone. */
export interface SignablePart {
  readonly id: string;
  readonly title: string;
  /** The line that a commit needs: `Reviewed-form: claim-report 0123456789abcdef`. */
  readonly trailer: string;
  /** Who signed it as it is now; null: nobody. */
  readonly signedBy: { readonly name: string; readonly day: string } | null;
}

/** `POST /api/versions/save`: a sentence, and the lines of the parts that are signed with it. */
export interface VersionToSave {
  readonly sentence: string;
  readonly trailers: readonly string[];
}

export type SavedVersionAnswer =
  | { readonly kind: 'written' }
  | { readonly kind: 'refused'; readonly why: string };

/** `GET /api/versions`: the revisions in which definitions changed, the last one first. */
export interface VersionsAnswer {
  /** Why there are none. */
  readonly problem: string | null;
  /** Forms and other definitions that changed since the last version, in words. */
  readonly changed: readonly string[];
  readonly versions: readonly Version[];
}

export interface Version {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly name: string;
  /** The first line of its message. */
  readonly says: string;
  /** Null without a tag. */
  readonly tag: string | null;
  readonly forms: readonly VersionForm[];
  /** The titles of the forms that were signed with it. */
  readonly signed: readonly string[];
}

/** A form that a version changed. */
export interface VersionForm {
  readonly id: string;
  readonly title: string;
}
