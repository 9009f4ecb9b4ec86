import type { Static } from '@sinclair/typebox';
import type { accidentFile } from './accidentFile.ts';

/** `rules/_shared/accident.json`: what the accident help asks, and where its answers go in a report. */
export type Accident = Static<typeof accidentFile.schema>;

export type AccidentQuestion = Accident['questions']['place'][number];
