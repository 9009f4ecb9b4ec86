/** A file attached to a mail. */
export interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  /** Base64. */
  readonly content: string;
}
