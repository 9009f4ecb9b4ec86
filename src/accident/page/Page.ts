import type { PageFacts } from '../PageFacts.ts';
import type { Recording } from '../record/createRecording.ts';

/** The data and functions that all parts of the page share. */
export interface Page {
  readonly facts: PageFacts;
  readonly recording: Recording;
  /** Says a sentence to everybody, also to screen readers. */
  readonly say: (text: string) => void;
  /** Returns the words of a key with its parameters filled in. */
  readonly words: (key: string, parameters?: Readonly<Record<string, string>>) => string;
}
