import type { Static } from '@sinclair/typebox';
import type { TextPosition } from '../../../definitions/index.ts';
import type { flow, flowAnswer, given, item, variant } from './flowSchema.ts';
import type { endPage } from './flowFrameSchema.ts';
import type { reactionSchema, value } from './flowAnswerSchema.ts';
import type { actsOfStep, looksOfStep, openEntry, upload } from './flowStepSchema.ts';

/** A value in a flow: canonical, with `today`, `today-1` for days; null empties a field or stands for nothing. */
export type FlowValue = Static<ReturnType<typeof value>>;

/** What is open: a field, the error code of a check, or `{ field: code }`. */
export type OpenEntry = Static<typeof openEntry>;

/** What can be looked at on a step. Fields are named within the step. */
export type Looks = Static<typeof looksOfStep>;

/** What somebody meets who wants to go to an address: a question first, nothing, or nothing, and the answers go. */
export type LeavingDecision = NonNullable<Looks['leaving']>[string];

/** What is done on a step, after the looks, in this order. */
export type Acts = Static<typeof actsOfStep>;

/** What somebody does in a dialog. */
export type DialogAnswer = NonNullable<Acts['dialogs']>[string];

/** The page of thanks, as far as a flow speaks of it. */
type EndPage = Static<typeof endPage>;

/** A block of the page of thanks, as `wizard.json` writes it. */
export type EndBlock = NonNullable<EndPage['blocks']>[number];

/** A file as a browser describes it, the last one again, or none: what is there goes, what is on its way is cancelled. */
export type FlowUpload = Static<typeof upload>;

/** What a server says to a call of a step, and what is expected to follow. */
export type FlowReaction = Static<typeof reactionSchema>;

export type FlowItem = Static<typeof item>;

export type Given = Static<typeof given>;

export type FlowAnswer = Static<typeof flowAnswer>;

export type FlowVariant = Static<typeof variant>;

/** `test/flows/<form>/<name>.flow.yaml`. */
export type Flow = Static<typeof flow>;

/** A flow with the places of its parts. */
export interface FlowFile {
  readonly file: string;
  readonly flow: Flow;
  /** Line, from 1, of what stands at a path of keys. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
  /** Line and column of what a JSON Pointer leads to, or of the key that leads there. */
  readonly placeOf: (pointer: string, key: boolean) => TextPosition;
}
