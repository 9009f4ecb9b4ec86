/** Thrown to stop reading an upload that is refused. */
export class UploadError extends Error {
  readonly kind: 'malformed' | 'tooLarge' | 'wrongType';

  constructor(kind: UploadError['kind']) {
    super(kind);
    this.kind = kind;
  }
}
