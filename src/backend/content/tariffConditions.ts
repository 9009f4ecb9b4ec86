import written from './entries/tariffConditions.json' with { type: 'json' };

export interface TariffDocument {
  readonly id: string;
  readonly title: string;
  /** The day it was last changed. */
  readonly day: string;
  readonly paragraphs: readonly string[];
}

/** The conditions of the tariffs as the content service has them, in its order. */
export function tariffConditions(): readonly TariffDocument[] {
  return written.map(({ id, updatedAt, fields }) => ({
    id,
    title: fields.title,
    day: updatedAt.slice(0, 10),
    paragraphs: fields.text.richText,
  }));
}
