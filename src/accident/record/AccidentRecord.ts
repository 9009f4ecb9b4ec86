/** The notes of one accident: answers by name, and photos. */
export interface AccidentRecord {
  /** Milliseconds of the first answer or photo. */
  readonly startedAt: number;
  /** By name of the question; empty answers are left out. */
  readonly answers: Readonly<Record<string, string>>;
  readonly photos: readonly AccidentPhoto[];
}

export interface AccidentPhoto {
  readonly id: string;
  /** The subject of the photo, e.g. `plates`; `any` for a photo from the gallery. */
  readonly subject: string;
  /** A JPEG file that was scaled down. */
  readonly picture: Blob;
}

/** Returns the time at which a record is deleted, in milliseconds. */
export function findEnd({ startedAt }: Pick<AccidentRecord, 'startedAt'>, keepHours: number): number {
  return startedAt + keepHours * 3_600_000;
}
