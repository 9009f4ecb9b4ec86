import type { Exception, FileValidator, LoadedForm, Repository } from '../../definitions/index.ts';
import type { FlowFile } from '../flows/format/Flow.ts';
import type { FlowMistake } from '../flows/format/parseFlow.ts';
import type { Environment, Problem, Wizard } from '../../engine/index.ts';
import type { ReplySchema } from './shared/explainReplyMismatch.ts';

/** Input of lint besides the definitions. */
export interface LintTools {
  /** Meta-schemas by name, compiled. */
  readonly judges: ReadonlyMap<string, FileValidator>;
  /** Names of the meta-schemas by which a kind of file is judged; absent when unknown. */
  readonly metaSchemaNames?: readonly string[];
  /** Operations of the protocol by id, with their parameters; null when unknown. */
  readonly operations: ReadonlyMap<string, OperationShape> | null;
  /** Page routes; null when unknown. Step routes come from the forms. */
  readonly routes: readonly string[] | null;
  readonly derivations: Environment['derivations'];
  readonly controls: Environment['controls'];
  /** Texts in quotes in the program's sources, which also use shared definitions; null when there are no sources. */
  readonly namesInCode: ReadonlySet<string> | null;
  /** All words of the program's sources, one of which fills each parameter of a page; absent when unknown. */
  readonly wordsInCode?: ReadonlySet<string>;
  /** Words of the program's sources that may be keys of texts, with `*` for the part that a template fills in; absent when unknown. */
  readonly textKeysInCode?: ReadonlySet<string>;
  /** Paths of all files in the folders of definitions and flow tests, pictures too; null when unknown. */
  readonly paths: ReadonlySet<string> | null;
  /** Those of the paths that are links, pipes or folders with the name of a file; absent when there is none. */
  readonly irregular?: ReadonlySet<string>;
  /** Words that neither dictionary nor product know, with what may be meant; absent when words are not looked up. */
  readonly misspelled?: ReadonlyMap<string, readonly string[]>;
  /** Flow tests, read; null when they are not looked at. */
  readonly flows: FlowTests | null;
  /** Policies of the accounts that flows may name, by account; null when unknown. */
  readonly accounts: ReadonlyMap<string, readonly string[]> | null;
}

/** `files` do not contain exceptions from checks; those stand in `exceptions`. */
export interface FlowTests {
  readonly files: readonly FlowFile[];
  readonly mistakes: readonly FlowMistake[];
  readonly exceptions: readonly Exception[];
}

/** Names of the parameters that a call of the protocol takes beside its body. Headers in lower case. */
export interface OperationShape {
  readonly path: readonly string[];
  readonly headers: readonly string[];
  /** Schema of the body; null for a call without a body, absent when unknown. */
  readonly request?: ReplySchema | null;
  /** Bodies of the successes, null for a success without a body; absent when unknown. */
  readonly replies?: readonly (ReplySchema | null)[];
  /** Codes of refusals by status; absent when unknown. */
  readonly codes?: Readonly<Record<number, readonly string[]>>;
  /** Limits of the file that the operation takes in place of a body. */
  readonly upload?: { readonly mediaTypes: readonly string[]; readonly maxBytes: number };
  /** Media type of the file with which the operation replies. */
  readonly mediaType?: string;
}

export interface LintForm extends LoadedForm {
  /** Null when the form does not compile: checks that need a compiled form then skip it. */
  readonly wizard: Wizard | null;
}

export interface LintSubject {
  readonly repository: Repository;
  readonly forms: readonly LintForm[];
  readonly tools: LintTools;
}

/** Finds all mistakes of one kind. Pure; expects files that fit their meta-schemas. */
export type Check = (subject: LintSubject) => readonly Problem[];

/** Creates a check that runs over each form that compiles. */
export function checkEachWizard(
  find: (form: LintForm & { readonly wizard: Wizard }, subject: LintSubject) => readonly Problem[],
): Check {
  return (subject) =>
    subject.forms.flatMap((form) => (form.wizard ? find({ ...form, wizard: form.wizard }, subject) : []));
}
