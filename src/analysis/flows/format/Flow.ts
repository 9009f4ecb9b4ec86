import type { Static } from '@sinclair/typebox';
import type { TextPosition } from '../../../definitions/index.ts';
import type { flow, flowAnswer, given, item, variant } from './flowSchema.ts';
import type { endPage } from './flowFrameSchema.ts';
import type { reactionSchema, value } from './flowAnswerSchema.ts';
import type { actsOfStep, looksOfStep, openEntry, upload } from './flowStepSchema.ts';

/** A value in a flow: canonical, with `today`, `today-1` for days; null empties a field or means no value. */
export type FlowValue = Static<ReturnType<typeof value>>;

/** An open requirement: a field, the error code of a check, or `{ field: code }`. */
export type OpenEntry = Static<typeof openEntry>;

/** Expectations about a step. Fields are named within the step. */
export type Looks = Static<typeof looksOfStep>;

/** The result of going to an address: a question first, no question, or no question and the answers are deleted. */
export type LeavingDecision = NonNullable<Looks['leaving']>[string];

/** Actions on a step after the looks, in this order. */
export type Acts = Static<typeof actsOfStep>;

/** An action in a dialog. */
export type DialogAnswer = NonNullable<Acts['dialogs']>[string];

/** The members of the end page that a flow can name. */
type EndPage = Static<typeof endPage>;

/** A block of the page of thanks, as `wizard.json` writes it. */
export type EndBlock = NonNullable<EndPage['blocks']>[number];

/** A file as a browser describes it, the last one again, or none (an uploaded file is removed, an upload is cancelled). */
export type FlowUpload = Static<typeof upload>;

/** The reply of a server to a call of a step, and its expected effects. */
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
  /** Returns the line, from 1, of the value at a path of keys. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
  /** Returns line and column of the value at a JSON Pointer, or of its key. */
  readonly placeOf: (pointer: string, key: boolean) => TextPosition;
}
