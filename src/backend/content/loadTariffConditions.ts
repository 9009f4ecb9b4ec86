import written from './entries/tariffConditions.json' with { type: 'json' };

export interface TariffDocument {
  readonly id: string;
  readonly title: string;
  /** The day of the last change. */
  readonly day: string;
  readonly paragraphs: readonly string[];
}

/** Returns the conditions of the tariffs in the order of the content service. */
export function loadTariffConditions(): readonly TariffDocument[] {
  return written.map(({ id, updatedAt, fields }) => ({
    id,
    title: fields.title,
    day: updatedAt.slice(0, 10),
    paragraphs: fields.text.richText,
  }));
}
