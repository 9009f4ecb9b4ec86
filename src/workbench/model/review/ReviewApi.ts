/** `POST /api/reviews`: a comparison with a revision. `isMeasured`: with proof, flow tests and coverage. */
export interface ReviewQuestion {
  readonly revision: string;
  readonly isMeasured: boolean;
}

/** The page of the review and its forms, or the sentence why there is none. */
export type ReviewAnswer =
  | { readonly kind: 'page'; readonly html: string; readonly forms: readonly string[] }
  | { readonly kind: 'refused'; readonly why: string };

/** `POST /api/versions/save`: a sentence. */
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
}

/** A form that a version changed. */
export interface VersionForm {
  readonly id: string;
  readonly title: string;
}
