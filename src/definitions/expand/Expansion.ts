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

/** What a form is expanded with, and what its parts have brought so far. */
export interface Expansion {
  readonly id: string;
  readonly parts: ReadonlyMap<string, LoadedPart>;
  /** Texts of the form: values of text parameters stand among them. */
  readonly texts: Readonly<Record<string, string>>;
  readonly note: OriginRecorder;
  readonly report: (problem: Problem) => void;
  readonly brought: PartContributions;
}

/** What the parts of a form bring with them; paths and text keys are those of the form. */
export interface PartContributions {
  readonly rules: Record<string, FieldRules>;
  readonly start: Record<string, Expression>;
  readonly texts: Record<string, string>;
  /** Text keys that give a part its words, and are no texts of the form. */
  readonly textParameters: Set<string>;
  readonly sent: Map<string, SentMembers>;
  readonly checks: { readonly step: string; readonly check: CheckDefinition; readonly from: Origin }[];
  readonly reactions: { readonly reaction: ReactionDefinition; readonly from: Origin }[];
  /** By `<place>/<name>`. */
  readonly calls: Map<string, ContributedCall>;
  /** Keywords beside a use that its part has as well. */
  readonly repetitions: Repetition[];
}

/** A call of a part at one place. */
export interface ContributedCall {
  readonly call: PartCall;
  readonly from: Origin;
  /** What `.*` sends in it: what the part sends, whatever stands beside it. */
  readonly sent: ReadonlyMap<string, SentMembers>;
  /** Texts of its dialogs, which come with the call. */
  readonly texts: readonly ContributedText[];
}

export interface ContributedText {
  readonly key: string;
  readonly text: string;
  readonly from: Origin;
}

/** What a form says although the part it uses says the same. */
export interface Repetition extends SourceLocation {
  readonly what: string;
}

/** A step, a group, a row, or what a part puts between other fields. */
export interface FieldContainer {
  /** Path in definitions. */
  readonly path: string;
  /** The same in rules: `row` in a list. */
  readonly reads: string;
  /** Pointer in the expanded form. */
  readonly pointer: string;
  /** Where its fields are written. */
  readonly from: SourceLocation;
  readonly scope: PartScope | null;
  /** Parts that are open around it. */
  readonly open: readonly string[];
  /** Where the form uses the outermost of them. */
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
  /** Fields the place has not. */
  readonly dropped: readonly string[];
}
