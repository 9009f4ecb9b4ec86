import type { HtmlEscapedString } from 'hono/utils/html';
import type { Brand } from '../../brand/index.ts';
import type { Accident } from '../../domain/accident/Accident.ts';
import type { Texts } from '../texts/createTexts.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The brand, words and data from which every part of the page is written. */
export interface PageParts {
  readonly brand: Brand;
  readonly texts: Texts;
  readonly accident: Accident;
  /** The address of the page as people say it: `portal.example/unfall`. */
  readonly address: string;
}

/** The steps, in their order; a step is the id of its view. */
export const steps = ['call', 'secure', 'place', 'other', 'people'] as const;

export type Step = (typeof steps)[number];
