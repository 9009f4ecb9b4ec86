import type { CallsDefinition } from './files/CallsFile.ts';
import type { ConditionDefinition, Expression } from './Expression.ts';
import type { FieldSchema } from './files/FormFile.ts';
import type { RulesDefinition } from './files/RulesFile.ts';
import type { FactsDefinition, SettingDefinition } from './files/SharedFiles.ts';
import type { TableDefinition } from './files/TablesFile.ts';
import type { WizardFile } from './files/WizardFile.ts';

/**
 * The definition of one form with its shared files: parts, outcome sets and defaults are filled in, so that the compiler need not know
 * them. Texts are left out: the engine knows no words.
 */
export interface FormSource {
  readonly wizard: WizardDefinition;
  readonly steps: Readonly<Record<string, StepSchema>>;
  readonly rules: RulesDefinition;
  readonly calls: CallsDefinition;
  readonly shared: SharedSource;
}

/** `wizard.json` with its defaults, and the steps of `form.json` with their routes. */
export interface WizardDefinition extends Pick<
  WizardFile,
  'id' | 'mount' | 'assumes' | 'exits' | 'contact' | 'draft' | 'amountBar'
> {
  readonly steps: readonly StepDefinition[];
  /** Set for a short form. */
  readonly shortOf?: LongForm;
  readonly progress: 'percent' | 'steps' | 'none';
  /** The targets of links in texts (`[words](name)`), with the state for the page there. `phone` and `email` of the brand need no entry. */
  readonly links?: Readonly<Record<string, LinkDefinition>>;
  readonly leaveGuard: {
    /** Route prefixes of the form: no warning is raised there, and the draft is kept. */
    readonly inside: readonly string[];
    /** Routes that raise no warning, neither as origin nor as target. */
    readonly free: readonly string[];
    readonly when: 'dirty' | 'always';
    /** True when leaving to a free route resets the draft (CLM-121). */
    readonly resetOnFree: boolean;
  };
  readonly done: DonePageDefinition | DoneThenDefinition;
}

/** The long form behind a short one. */
interface LongForm {
  readonly id: string;
  /** Address of its first step. */
  readonly entry: string;
  /** Questions of the short form, and the same questions of the long one. */
  readonly questions: Readonly<Record<string, string>>;
}

interface StepDefinition {
  readonly id: string;
  readonly route: string;
  /** Percent shown on this step when `progress` is `percent`. */
  readonly progress?: number;
}

/** A link to a page of the portal, or to a file whose address is a value. */
export type LinkDefinition =
  | { readonly to: string; readonly state?: Readonly<Record<string, unknown>> }
  | { readonly file: Expression };

/** The end of a form that has an end page. */
export interface DonePageDefinition {
  /** Route of the end page. Absent: the end page replaces the form at its route. */
  readonly route?: string;
  /** Blocks of the end page, in order. Texts: `done.<block>...`. */
  readonly blocks: readonly DoneBlock[];
  /** Values for the end page, kept after the draft is deleted. */
  readonly carry?: Readonly<Record<string, Expression>>;
  /** Route of the close button; absent without a button. */
  readonly close?: string;
}

/**
 * The end of a form without an end page: it starts again (`again`), has no end (`stay`), or leads to another page; the first row that holds
 * decides, the last has no `when`.
 */
export interface DoneThenDefinition {
  readonly then: 'again' | 'stay' | readonly { readonly when?: Expression; readonly go: string }[];
}

/** Blocks an end page can consist of. */
export type DoneBlock =
  | { readonly kind: 'thanks' | 'duties' | 'answers' | 'print' | 'signOut' }
  | { readonly kind: 'nextSteps'; readonly items: readonly string[]; readonly numbered?: true }
  | {
      readonly kind: 'receipt';
      /** Names of carried values. */
      readonly number: string;
      readonly facts: readonly string[];
      readonly file?: { readonly call: string; readonly path: readonly string[] };
    }
  /** Sends the files that were chosen in the form to the address in this carried value. */
  | { readonly kind: 'files'; readonly of: string }
  | { readonly kind: 'links'; readonly items: readonly { readonly id: string; readonly to: string }[] };

/** A step: an object schema whose properties stand in the order of the page. */
export interface StepSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

export interface SharedSource {
  /** `schemas/_shared/<name>.json` by name: shapes that steps `$ref`. */
  readonly schemas: Readonly<Record<string, FieldSchema>>;
  readonly facts: FactsDefinition;
  /** Conditions of `rules/_shared/*.json`, by name. */
  readonly conditions: Readonly<Record<string, ConditionDefinition>>;
  /** File of each shared condition, for problems. */
  readonly conditionFiles: Readonly<Record<string, string>>;
  /** Named values of the same files, read as `value.<name>`. */
  readonly values: Readonly<Record<string, Expression>>;
  /** File of each shared value, for problems. */
  readonly valueFiles: Readonly<Record<string, string>>;
  /** Tables of `rules/_shared`, by name. */
  readonly tables: Readonly<Record<string, TableDefinition>>;
  /** File of each table, for problems. */
  readonly tableFiles: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, SettingDefinition>>;
}
