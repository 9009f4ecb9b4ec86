import type {
  CheckDefinition,
  Expression,
  FieldRules,
  FieldSchema,
  PartCall,
  PartFile,
  Problem,
  ReactionDefinition,
} from '../../engine/index.ts';
import type { SentMembers } from './expandPayload.ts';
import type { OriginRecorder, Origin, SourceLocation } from './Origins.ts';
import type { PartScope } from './PartScope.ts';

/** A part with its texts and its files. */
export interface LoadedPart {
  readonly file: string;
  readonly part: PartFile;
  readonly textFile: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** The input of the expansion of a form, and the contributions of its parts so far. */
export interface Expansion {
  readonly id: string;
  readonly parts: ReadonlyMap<string, LoadedPart>;
  /** Texts of the form, among them the values of text parameters. */
  readonly texts: Readonly<Record<string, string>>;
  readonly note: OriginRecorder;
  readonly report: (problem: Problem) => void;
  readonly brought: PartContributions;
}

/** Contributions of the parts of a form; paths and text keys are those of the form. */
export interface PartContributions {
  readonly rules: Record<string, FieldRules>;
  readonly start: Record<string, Expression>;
  readonly texts: Record<string, string>;
  /** Text keys that are words for a part, and no texts of the form. */
  readonly textParameters: Set<string>;
  readonly sent: Map<string, SentMembers>;
  readonly checks: { readonly step: string; readonly check: CheckDefinition; readonly from: Origin }[];
  readonly reactions: { readonly reaction: ReactionDefinition; readonly from: Origin }[];
  /** Contributed calls by `<place>/<name>`. */
  readonly calls: Map<string, ContributedCall>;
  /** Keywords at a use that the part has as well. */
  readonly repetitions: Repetition[];
}

/** A call of a part at one place. */
export interface ContributedCall {
  readonly call: PartCall;
  readonly from: Origin;
  /** The members that `.*` sends in the call: those of the part, without additions at its use. */
  readonly sent: ReadonlyMap<string, SentMembers>;
  /** Texts of the dialogs that the call opens. */
  readonly texts: readonly ContributedText[];
}

export interface ContributedText {
  readonly key: string;
  readonly text: string;
  readonly from: Origin;
}

/** An override of a form that repeats its part. */
export interface Repetition extends SourceLocation {
  readonly what: string;
}

/** A step, a group, a row, or the content of a part between other fields. */
export interface FieldContainer {
  /** Path in definitions. */
  readonly path: string;
  /** Path in rules: `row` in a list. */
  readonly reads: string;
  /** Pointer in the expanded form. */
  readonly pointer: string;
  /** The place where its fields are written. */
  readonly from: SourceLocation;
  readonly scope: PartScope | null;
  /** Names of the parts around the container. */
  readonly open: readonly string[];
  /** The use of the outermost part around the container. */
  readonly use: SourceLocation | null;
}

export type FieldSchemas = Readonly<Record<string, FieldSchema>>;

/** One use of a part, with its fields. */
export interface PartUse {
  readonly scope: PartScope;
  readonly path: string;
  readonly from: SourceLocation;
  readonly use: SourceLocation;
  readonly fields: FieldSchemas;
  /** Fields that the use leaves out. */
  readonly dropped: readonly string[];
}
