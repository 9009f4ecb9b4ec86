import type { DescribedForm, FlowCase, Reason } from '../../analysis/index.ts';
import type { Brand } from '../../brand/index.ts';
import type { Facts, FormSource } from '../../engine/index.ts';
import type { EditStacks, WordEntry } from './edits/EditApi.ts';
import type { WrittenQuestion } from './questions/QuestionTexts.ts';

/** The kinds of analysis that have a light each. */
export const analysisKinds = ['definitions', 'flows', 'proof'] as const;
export type AnalysisKind = (typeof analysisKinds)[number];

/** `GET /api/start`. */
export interface StartAnswer {
  readonly forms: readonly FormSummary[];
  readonly brands: readonly BrandChoice[];
  readonly accounts: readonly AccountChoice[];
  /** Texts of the areas that forms share, by area and key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Numbers of the settings as texts write them. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly results: readonly AnalysisResult[];
  readonly edits: EditStacks;
  /** Why changed files were not read; null when they were. */
  readonly unread: string | null;
}

export interface FormSummary {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly steps: number;
  readonly questions: number;
}

export interface BrandChoice {
  readonly id: string;
  readonly name: string;
  /** `brand.json` as written. */
  readonly brand: Brand;
  /** The brand's own texts by `<area>:<key>`. */
  readonly texts: Readonly<Record<string, string>>;
}

interface AccountChoice {
  readonly key: string;
  readonly says: string;
  readonly brand: string;
  readonly contracts: readonly { readonly key: string; readonly says: string }[];
}

/** `GET /api/forms/:id`. */
export interface FormAnswer {
  /** Counts the changes of files. */
  readonly version: number;
  /** Another number for another source; an edit of texts has the same. */
  readonly edition: number;
  readonly form: DescribedForm;
  /** The definition that the runner compiles. */
  readonly source: FormSource;
  readonly texts: Readonly<Record<string, string>>;
  /** The texts as their files have them. */
  readonly words: readonly WordEntry[];
  /** Questions and steps that the form's own files write, by path. */
  readonly written: Readonly<Record<string, WrittenQuestion>>;
  /** Names of the values that the form's own rules have; others come from parts. */
  readonly ownValues: readonly string[];
  /** Facts that the form reads. */
  readonly facts: readonly string[];
  readonly flows: readonly FlowSummary[];
  /** Switches that the form reads, with their sentences. */
  readonly switches: readonly { readonly fact: string; readonly says: string }[];
  /** Answers of operations as flow tests and the protocol give them. */
  readonly replies: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;
  /** Names of the tables that the form reads. */
  readonly tables: readonly string[];
  /** The protocol's answers and the place of each call of `form`, in their order. */
  readonly calls: readonly KnownCall[];
  /** Where the files have a mistake; the form is then the last one without. */
  readonly broken: string | null;
}

export interface KnownCall {
  /** Answers of the operation by status, with their codes. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  /** The place of the call in the form's own file; null where a part brings it. */
  readonly index: number | null;
  /** Where the preview can make the call: a flow test and its step. */
  readonly way: { readonly flow: number; readonly step: string } | null;
}

export interface FlowSummary {
  readonly index: number;
  readonly name: string;
  readonly file: string;
  readonly proves: readonly string[];
  /** Account, contract and day with which it begins. */
  readonly given: FlowCase['given'];
  readonly today: string;
  /** Steps in the order in which it visits them, each once. */
  readonly steps: readonly string[];
  /** Paths of the questions that it answers or looks at. */
  readonly paths: readonly string[];
}

/** `POST /api/facts`. */
export interface FactsQuestion {
  readonly given: FlowCase['given'];
  readonly today: string;
}
export type FactsAnswer = { readonly facts: Facts } | { readonly problem: string };

/** `POST /api/places`: where rules are written, in words. */
export interface PlacesQuestion {
  readonly places: readonly Reason['rules'][number]['place'][];
}
export interface PlacesAnswer {
  readonly places: readonly string[];
}

/** The state of one light of one form. Numbers rise, so that an older answer is dropped. */
export interface AnalysisResult {
  readonly form: string;
  readonly kind: AnalysisKind;
  readonly number: number;
  readonly state: 'working' | 'green' | 'red' | 'crashed';
  /** One sentence of figures; empty while it works. */
  readonly summary: string;
  readonly findings: readonly WorkbenchFinding[];
}

export interface WorkbenchFinding {
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
  readonly file: string;
  /** Its place in the file, as the definitions are read; empty where it has none. */
  readonly pointer: string;
  readonly line: number;
  /** Worlds in which it occurs; empty: all. */
  readonly worlds: readonly string[];
  /** The question or step that it is about; null when it is about none. */
  readonly path: string | null;
  /** The way to its situation, to be played; null without one. */
  readonly play: FlowCase | null;
}

/** Events of `GET /api/events`. */
export type WorkbenchEvent =
  | { readonly kind: 'changed'; readonly version: number; readonly files: readonly string[] }
  | { readonly kind: 'unread'; readonly why: string | null }
  | { readonly kind: 'edited'; readonly edits: EditStacks }
  | { readonly kind: 'analysed'; readonly result: AnalysisResult };
