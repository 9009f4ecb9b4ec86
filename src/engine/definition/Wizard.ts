import type { CallMoment } from './files/CallsFile.ts';
import type { OutcomeEffects } from './files/OutcomeRow.ts';
import type { BlockType, ControlTools, ControlType } from './ControlType.ts';
import type { Derivations } from './Derivation.ts';
import type { CompiledPromise } from './PromiseDefinition.ts';
import type { Notice, PressNotice } from './Notice.ts';
import type { CompiledCondition, CompiledRule, CompiledValue } from './CompiledRule.ts';
import type { FieldSchema } from './files/FormFile.ts';
import type { DoneBlock, WizardDefinition } from './FormSource.ts';
import type { CompiledOptions, CompiledTable } from './CompiledOptions.ts';
import type { KeepSchema } from './KeepSchema.ts';
import type { FormatName } from '../formats/formats.ts';

/** `<step>.<field>`, `<step>.<group>.<part>`; parts of a list row stand as `<step>.<list>.<part>` in definitions. */
export type Path = string;
/**
 * The place of an answer: the path, with the id of the row in brackets for a part of a row: `witness.people[3].email`. Ids never change and
 * are never used again; positions (`witness.people.0.email`) are only names of controls.
 */
export type FieldKey = string;

/** Returns the keyword that failed (`maxLength`, `pattern`, `format`, `const` ...), or null. */
export type Validate = (value: unknown) => string | null;

export interface Control {
  readonly kind: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The control of a field. `tools`, and the `type` of a block, are for the compiler and the tools; a browser does not have them. */
export interface FieldControl extends Control {
  readonly type: ControlType;
  readonly tools?: ControlTools;
}

export type BlockControl = Control & { readonly type?: BlockType };

interface NodeBase {
  readonly index: number;
  readonly path: Path;
  readonly step: string;
  readonly name: string;
  /** Own and inherited conditions (step and groups), all of which must hold. */
  readonly show: readonly CompiledRule[];
  readonly schema: FieldSchema;
}

export interface Lock {
  readonly when: CompiledRule;
  /** The value of the locked field; null when the field keeps its own value. */
  readonly to: CompiledValue | null;
  /** Key of the reason, or the value that holds the key. */
  readonly says: string | CompiledValue | null;
  /** The group or step that has the lock; null for the field itself. */
  readonly of: Path | null;
}

/** A node that holds one answer, unlike a block or a list. */
export interface Field extends NodeBase {
  readonly kind: 'field';
  readonly control: FieldControl;
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  readonly optional: true | CompiledRule | null;
  readonly mark: 'required' | 'optional' | null;
  /** Locks of the field, of its groups and of its step: the first that holds decides. */
  readonly locks: readonly Lock[];
  readonly options: CompiledOptions | null;
  readonly min: CompiledValue | null;
  readonly max: CompiledValue | null;
  readonly variants: readonly { readonly when: CompiledRule; readonly variant: string }[];
  /** The question asked in a dialog before this field can be edited. */
  readonly ask: { readonly field: Path } | null;
  /** The field that asks this question first, and the values that the question refuses. */
  readonly askedBy: { readonly field: Path; readonly refuse: readonly (string | number)[] } | null;
  readonly validate: Validate;
  readonly sensitive: boolean;
  readonly autocomplete: string | null;
  /** A checkbox or switch: untouched means false, and it is never missing (unless `const: true`). */
  readonly twoValued: boolean;
}

/** A block without a value: note, picture, summary, button. */
export interface Block extends NodeBase {
  readonly kind: 'block';
  readonly control: BlockControl;
  /** The parameters of the block's texts. */
  readonly values: Readonly<Record<string, CompiledValue>>;
}

/** A list of rows; `parts` are the nodes of one row, with definition paths. */
export interface List extends NodeBase {
  readonly kind: 'list';
  readonly control: Control;
  readonly minItems: number;
  readonly maxItems: number;
  readonly optional: true | CompiledRule | null;
  readonly parts: readonly (Field | Block)[];
}

export type WizardNode = Field | Block | List;

export interface Step {
  readonly id: string;
  readonly index: number;
  readonly route: string;
  readonly progress: number | null;
  /** The navigation state that the page of the step gets when "Weiter" leads there. */
  readonly tells: Readonly<Record<string, unknown>>;
  readonly when: CompiledRule | null;
  /** Nodes of the step, in the customer's order; `wizard.nodes.slice(first, last)`. */
  readonly first: number;
  readonly last: number;
  readonly checks: readonly Check[];
  readonly confirm: readonly Confirm[];
  /** The JSON Schema of the step with `$ref`s resolved, which rjsf draws. */
  readonly schema: FieldSchema;
}

export interface Check {
  readonly needs: CompiledRule;
  readonly error: string;
  readonly at: readonly Path[];
  /** The group or step that holds all answers of the check; null when the check is about one named answer or names no answer. */
  readonly group: Path | null;
  /** `info` blocks the step and is shown as information: the customer has changed nothing yet. */
  readonly level: 'error' | 'warning' | 'info';
}

export interface Confirm {
  readonly id: string;
  readonly when: CompiledRule | null;
  readonly destructive: boolean;
  readonly once: 'flow' | 'session' | null;
  readonly closing: 'proceed' | 'stay';
}

export interface Reaction {
  readonly on: Path;
  readonly when: CompiledRule | null;
  readonly clear: readonly Path[];
  readonly set: Readonly<Record<Path, CompiledValue>>;
  readonly rows: Readonly<Record<Path, number>>;
  readonly notice: string | null;
}

export interface Call {
  readonly at: CallMoment;
  readonly call: string;
  readonly when: CompiledRule | null;
  readonly again: 'always' | 'changed' | 'never';
  /** Results of the call stay visible until a newer answer arrives. */
  readonly showsStale: boolean;
  readonly path: Readonly<Record<string, CompiledValue>>;
  readonly headers: Readonly<Record<string, CompiledValue>>;
  readonly send: CompiledValue | null;
  readonly keep: readonly Kept[];
  /** True when a success without the results is accepted. */
  readonly mayLack: boolean;
  readonly outcomes: readonly CompiledOutcome[];
}

/** A result that a call keeps. */
interface Kept {
  readonly name: string;
  readonly schema: KeepSchema;
  readonly validate: Validate;
}

export interface CompiledOutcome {
  /** The place of the row, in the form's own table or in the shared ones. */
  readonly place: { readonly file: string; readonly pointer: string };
  readonly match:
    | 'else'
    | {
        readonly status: readonly (number | '2xx' | 'network' | 'unreadable')[];
        readonly body: string | null;
        readonly when: CompiledRule | null;
      };
  readonly effects: OutcomeEffects;
}

interface StartValue {
  readonly path: Path;
  readonly value: CompiledValue;
}

/** The end of a form. */
export type CompiledDone =
  | {
      readonly kind: 'page';
      /** Null for an end page at the route of the form. */
      readonly route: string | null;
      readonly blocks: readonly DoneBlock[];
      readonly carry: Readonly<Record<string, CompiledValue>>;
      /** Null without a close button. */
      readonly close: string | null;
    }
  | { readonly kind: 'again' }
  /** The form has no end: it sends no request. */
  | { readonly kind: 'stay' }
  | {
      readonly kind: 'go';
      readonly rows: readonly { readonly when: CompiledRule | null; readonly go: string }[];
    };

/** A compiled form. Immutable; all evaluation reads it. */
export interface Wizard {
  readonly id: string;
  /** Hash of all parts that decide behaviour; drafts carry it. */
  readonly hash: string;
  readonly definition: WizardDefinition;
  readonly steps: readonly Step[];
  /** All nodes in order of evaluation. */
  readonly nodes: readonly WizardNode[];
  /** Members of a file (`<path>.name`) lead to its field. */
  readonly indexOf: ReadonlyMap<Path, number>;
  /** Indentation (1 or 2) of follow-up questions and blocks; other questions and blocks have no entry. */
  readonly followDepths: ReadonlyMap<Path, number>;
  readonly conditions: ReadonlyMap<string, CompiledCondition>;
  /** The condition that must hold on entry; customers for whom the condition is false do not get the form. */
  readonly assumes: CompiledRule | null;
  /** The tables that the form reads. */
  readonly tables: ReadonlyMap<string, CompiledTable>;
  readonly reactions: readonly Reaction[];
  readonly calls: readonly Call[];
  /** Collects the schemas of the results of calls, by name. */
  readonly results: ReadonlyMap<string, KeepSchema>;
  /** Formats of fields, facts and results, by path; columns stand as `<list>.<column>`. */
  readonly formats: ReadonlyMap<Path, FormatName>;
  /** Addresses of the files behind links in texts, by the names of the links. */
  readonly fileLinks: ReadonlyMap<string, CompiledValue>;
  readonly notices: readonly Notice[];
  readonly pressNotices: readonly PressNotice[];
  readonly stuck: readonly { readonly when: CompiledRule; readonly text: string }[];
  readonly promises: readonly CompiledPromise[];
  readonly start: readonly StartValue[];
  /** Start values of a new row of a list; paths of parts. */
  readonly rowStart: readonly (StartValue & { readonly list: Path; readonly part: string })[];
  readonly done: CompiledDone;
  /** Facts the form reads, as they are declared. */
  readonly facts: readonly string[];
  /** Source (path, fact, `check.x`) -> indices of nodes to evaluate again, ascending. */
  readonly dependents: ReadonlyMap<string, readonly number[]>;
  /** Indices of fields with options that fields below disable. */
  readonly optionsReadBelow: readonly number[];
  /** Source -> indices of steps whose `when` reads it. */
  readonly stepDependents: ReadonlyMap<string, readonly number[]>;
  readonly derivations: Derivations;
}
