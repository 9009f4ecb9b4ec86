import type { Exception, FileValidator, LoadedForm, Repository } from '../../definitions/index.ts';
import type { FlowFile } from '../flows/format/Flow.ts';
import type { FlowMistake } from '../flows/format/parseFlow.ts';
import type { Environment, Problem, Wizard } from '../../engine/index.ts';
import type { ReplySchema } from './shared/replyMismatch.ts';

/** What lint cannot know by itself, handed in by whoever calls it. */
export interface LintTools {
  /** Meta-schemas by name, compiled. */
  readonly judges: ReadonlyMap<string, FileValidator>;
  /** Operations of the protocol by id, with their parameters; null when they are not known here. */
  readonly operations: ReadonlyMap<string, OperationShape> | null;
  /** Routes of pages; null when they are not known here. Routes of steps are known from the forms. */
  readonly routes: readonly string[] | null;
  readonly derivations: Environment['derivations'];
  readonly controls: Environment['controls'];
  /** Texts in quotes in the program's sources, which use shared definitions, too; null when there are none to look at. */
  readonly namesInCode: ReadonlySet<string> | null;
  /** Paths of the files below `brands/`, pictures too; null when they are not known here. */
  readonly brandFiles: ReadonlySet<string> | null;
  /** Flow tests, read; null when they are not looked at. */
  readonly flows: FlowTests | null;
  /** Accounts flows may name -> their policies; null when they are not known here. */
  readonly accounts: ReadonlyMap<string, readonly string[]> | null;
}

/** `files` without what excuses them from checks: that is `exceptions`. */
export interface FlowTests {
  readonly files: readonly FlowFile[];
  readonly mistakes: readonly FlowMistake[];
  readonly exceptions: readonly Exception[];
}

/** Names of what a call of the protocol takes beside its body. Headers in lower case. */
export interface OperationShape {
  readonly path: readonly string[];
  readonly headers: readonly string[];
  /** Body it takes, null for one without; absent when it is not known here. */
  readonly request?: ReplySchema | null;
  /** Bodies of its successes, null for one without; absent when they are not known here. */
  readonly replies?: readonly (ReplySchema | null)[];
  /** What it takes in place of a body. */
  readonly upload?: { readonly mediaTypes: readonly string[]; readonly maxBytes: number };
  /** Of the file that is its answer. */
  readonly mediaType?: string;
}

export interface LintForm extends LoadedForm {
  /** Null when it does not compile: checks that need a sound form wait until it does. */
  readonly wizard: Wizard | null;
}

export interface LintSubject {
  readonly repository: Repository;
  readonly forms: readonly LintForm[];
  readonly tools: LintTools;
}

/** Finds all mistakes of one kind. Pure; believes that files fit their meta-schemas. */
export type Check = (subject: LintSubject) => readonly Problem[];

/** A check over each form that compiles. */
export function perWizard(
  find: (form: LintForm & { readonly wizard: Wizard }, subject: LintSubject) => readonly Problem[],
): Check {
  return (subject) =>
    subject.forms.flatMap((form) => (form.wizard ? find({ ...form, wizard: form.wizard }, subject) : []));
}
