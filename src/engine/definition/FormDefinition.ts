import type { CallsDefinition } from './CallsDefinition.ts';
import type { ConditionDefinition, Expression } from './Expression.ts';
import type { PromiseDefinition } from './PromiseDefinition.ts';

/** `schemas/<id>/wizard.json`. */
export interface WizardDefinition {
  readonly format: 1;
  readonly id: string;
  readonly steps: readonly StepDefinition[];
  /** Facts the form reads, e.g. `policy.licensePlate`; declared in `schemas/_shared/facts.json`. */
  readonly facts: readonly string[];
  /** Shared condition that holds on entry. */
  readonly assumes?: Expression;
  /** Values on entry, by path; a part of a list (`witness.people.germany`) for each blank row. Frozen in the draft. */
  readonly start?: Readonly<Record<string, Expression>>;
  readonly progress: 'percent' | 'steps' | 'none';
  /** Where links in texts lead (`[words](name)`), with what the page there is told. `phone` and `email` of the brand need no entry. */
  readonly links?: Readonly<Record<string, LinkDefinition>>;
  /** Routes left to: `back` from the first step (absent: there is no way back), `cancel` from anywhere. */
  readonly exits: { readonly back?: string; readonly cancel: string };
  readonly leaveGuard: {
    /** Routes that belong to the form (prefixes), where no warning is raised and the draft is kept. */
    readonly inside: readonly string[];
    /** Routes that raise no warning, neither as origin nor as target. */
    readonly free: readonly string[];
    readonly when: 'dirty' | 'always';
    /** Whether leaving to a free route resets the draft (CLM-121). */
    readonly resetOnFree?: boolean;
  };
  readonly done: DonePageDefinition | DoneThenDefinition;
}

/** A form that ends with a page of its own. */
export interface DonePageDefinition {
  /** Route of the end page. Absent: the end page replaces the form in place. */
  readonly route?: string;
  /** Blocks of the end page, in order. Texts: `done.<block>...`. */
  readonly blocks: readonly DoneBlock[];
  /** Values kept for the end page after the draft is gone. */
  readonly carry?: Readonly<Record<string, Expression>>;
  /** Route of the close button; absent: there is none. */
  readonly close?: string;
}

/** A form without an end page: it stands there afresh (`again`), or leads on; the first row that holds decides, the last has no `when`. */
export interface DoneThenDefinition {
  readonly then: 'again' | readonly { readonly when?: Expression; readonly go: string }[];
}

export interface LinkDefinition {
  readonly to: string;
  readonly state?: Readonly<Record<string, unknown>>;
}

export interface StepDefinition {
  readonly id: string;
  readonly route: string;
  /** Percent shown on this step when `progress` is `percent`. */
  readonly progress?: number;
}

/** Blocks an end page can consist of. */
export type DoneBlock =
  | { readonly is: 'thanks' }
  | { readonly is: 'nextSteps'; readonly items: readonly string[] }
  | { readonly is: 'links'; readonly items: readonly { readonly id: string; readonly to: string }[] }
  | { readonly is: 'contact' }
  | { readonly is: 'print' }
  /** A button that signs out. */
  | { readonly is: 'signOut' };

/** JSON Schema keywords allowed in a step file; anything else is a problem. */
export interface FieldSchema {
  readonly $ref?: string;
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly examples?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  /** A control name, or an object with `is` and the closed parameters of that control. */
  readonly 'x-control'?: string | ({ readonly is: string } & Readonly<Record<string, unknown>>);
  readonly 'x-autocomplete'?: string;
  readonly 'x-sensitive'?: boolean;
}

/** `schemas/<id>/<step>.json`: an object schema whose properties stand in the order the customer sees them. */
export interface StepSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

/** `rules/<id>.json`. */
export interface RulesDefinition {
  readonly conditions: Readonly<Record<string, ConditionDefinition>>;
  readonly steps?: Readonly<Record<string, { readonly when: Expression }>>;
  readonly fields?: Readonly<Record<string, FieldRules>>;
  readonly checks?: Readonly<Record<string, readonly CheckDefinition[]>>;
  readonly reactions?: readonly ReactionDefinition[];
  readonly confirm?: Readonly<Record<string, readonly ConfirmDefinition[]>>;
  readonly notices?: readonly NoticeDefinition[];
  readonly stuck?: readonly { readonly when: Expression; readonly text: string }[];
  /** What always holds; decides nothing while the form runs. */
  readonly promises?: readonly PromiseDefinition[];
}

export interface FieldRules {
  readonly show?: Expression;
  readonly optional?: true | Expression;
  /** Changes the label's mark only, never what blocks. */
  readonly mark?: 'required' | 'optional';
  readonly lock?: { readonly when: Expression; readonly to?: Expression; readonly says?: string };
  readonly min?: Expression;
  readonly max?: Expression;
  readonly options?: OptionsDefinition;
  /** First matching variant of the field's texts: `<path>.<variant>.label`. */
  readonly text?: readonly { readonly when: Expression; readonly variant: string }[];
  readonly ask?: AskDefinition;
}

/**
 * Asked in a small dialog before the field can be edited: `field` is the question, a choice that stands below on the same step, is
 * drawn nowhere else and shows only where this field does. Values in `refuse` can be picked but not taken: the dialog says why not
 * (text `<field>.refused.<value>`), the answer stays what it was.
 */
export interface AskDefinition {
  readonly field: string;
  readonly when?: Expression;
  readonly refuse?: readonly (string | number)[];
}

/** A decision table by name, an own list of rows, or the rows of a fact. */
export type OptionsDefinition =
  | string
  | readonly OptionRow[]
  | {
      readonly from: string;
      readonly where?: Expression;
      readonly value: string;
      readonly group?: string;
      readonly label: string;
    };

export interface OptionRow {
  readonly value: string | number;
  readonly when?: Expression;
  /** Text key saying why the row cannot be chosen, with the condition under which it cannot. */
  readonly disabled?: { readonly when: Expression; readonly says: string };
}

export interface CheckDefinition {
  readonly needs: Expression;
  readonly error: string;
  /** Fields marked; the first is where the summary's link leads. Empty: the step as a whole. */
  readonly at?: readonly string[];
  readonly level?: 'error' | 'warning';
}

export interface ReactionDefinition {
  readonly on: string;
  readonly when?: Expression;
  readonly clear?: readonly string[];
  readonly set?: Readonly<Record<string, Expression>>;
  /** List path -> number of blank rows it is reset to. */
  readonly rows?: Readonly<Record<string, number>>;
  readonly notice?: string;
}

export interface ConfirmDefinition {
  readonly id: string;
  /** Absent: always asked. */
  readonly when?: Expression;
  readonly once?: 'flow' | 'session';
  readonly closing: 'proceed' | 'stay';
  /** What follows cannot be undone: going on is the quieter of the two buttons. */
  readonly destructive?: true;
}

export interface NoticeDefinition {
  readonly id: string;
  readonly when: Expression;
  readonly once?: 'flow' | 'session';
}

/** Everything an analyst wrote for one form, parsed, with what it shares. Texts are not part of it: the engine knows no words. */
export interface FormSource {
  readonly wizard: WizardDefinition;
  readonly steps: Readonly<Record<string, StepSchema>>;
  readonly rules: RulesDefinition;
  readonly calls: CallsDefinition;
  readonly shared: SharedSource;
}

export interface SharedSource {
  /** `schemas/_shared/<name>.json` by name: shapes that steps `$ref`. */
  readonly schemas: Readonly<Record<string, FieldSchema>>;
  readonly facts: FactsDefinition;
  /** `schemas/_shared/outcomes.json`: lists of outcome rows by name, merged by `{ "use": name }`. */
  readonly outcomes: Readonly<Record<string, CallsDefinition['calls'][number]['outcomes']>>;
  /** Conditions of `rules/_shared/*.json`, by name. */
  readonly conditions: Readonly<Record<string, ConditionDefinition>>;
  /** File of each shared condition, for problems. */
  readonly conditionFiles: Readonly<Record<string, string>>;
  /** `rules/_shared/tables.json`: decision tables by name. */
  readonly tables: Readonly<Record<string, TableDefinition>>;
  /** `rules/_shared/settings.json`: every switch the specification leaves to configuration. Read as facts `settings.<id>`. */
  readonly settings: Readonly<Record<string, SettingDefinition>>;
}

/** Either a value map (`{ "Deutschland": "DEU" }`) or a list of option rows. */
export type TableDefinition =
  | {
      readonly says: string;
      readonly map: Readonly<Record<string, string | number | boolean>>;
      readonly else?: string;
    }
  | { readonly says: string; readonly rows: readonly OptionRow[] };

export interface SettingDefinition {
  readonly value: unknown;
  readonly says: string;
  readonly requirement?: string;
}

/** `schemas/_shared/facts.json`. */
export interface FactsDefinition {
  readonly facts: Readonly<Record<string, FactDefinition>>;
  /** Combinations that cannot occur: conditions over facts. */
  readonly never?: readonly { readonly says: string; readonly if: Expression }[];
}

export interface FactDefinition {
  readonly type: 'boolean' | 'string' | 'number' | 'date' | 'list';
  readonly enum?: readonly (string | number)[];
  /** A believable value, for proofs and documents. */
  readonly examples?: readonly (string | number | boolean)[];
  readonly says: string;
  /** Parts of each row of a list fact. */
  readonly rows?: Readonly<Record<string, FactDefinition>>;
}
