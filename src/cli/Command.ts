/** What each command of the line is told. */
interface Options {
  readonly lint: {
    readonly root: string;
    readonly form: string | null;
    readonly brand: string | null;
    readonly json: boolean;
    readonly sarif: boolean;
    readonly fix: boolean;
    readonly explain: string | null;
  };
  readonly flows: {
    readonly root: string;
    readonly form: string | null;
    readonly pattern: string | null;
  };
  readonly cover: {
    readonly root: string;
    readonly form: string | null;
    /** Folder for the flows that are missing. */
    readonly write: string | null;
    readonly json: boolean;
  };
  readonly mutate: {
    readonly root: string;
    readonly form: string | null;
    /** Only mutants of what the rules say about this field; null: all. */
    readonly field: string | null;
    /** How many mutants of each form; null: all. */
    readonly sample: number | null;
    readonly seed: number;
    readonly json: boolean;
  };
  readonly prove: {
    readonly root: string;
    readonly form: string | null;
    readonly brand: string | null;
    /** Situations looked at per form and brand before a proof says it is not exhaustive. */
    readonly budget: number;
    /** `yyyy-mm-dd`; null: now in Berlin. */
    readonly today: string | null;
    /** Folder for counterexamples as flow files. */
    readonly writeFlow: string | null;
  };
  readonly explain: {
    readonly root: string;
    readonly form: string;
    /** Part of a file name or of a flow's sentence. */
    readonly flow: string;
    readonly at: string;
    /** Within the step; rows by position. */
    readonly field: string;
  };
  readonly doc: {
    readonly root: string;
    readonly form: string | null;
    readonly mode: 'print' | 'write' | 'check';
    /** Printable pages instead of Markdown; only to print and to write beside it, they are not committed. */
    readonly html: boolean;
  };
  readonly diff: {
    readonly root: string;
    readonly revision: string;
    readonly form: string | null;
    readonly markdown: boolean;
  };
  readonly new: {
    readonly root: string;
    readonly id: string;
  };
  readonly fmt: {
    readonly root: string;
    readonly check: boolean;
  };
  readonly types: {
    readonly root: string;
    readonly mode: 'write' | 'check';
  };
  readonly schemas: {
    readonly root: string;
    /** `write`: everything; `names`: what editors complete, which nobody reviews; `check`: says which committed file is stale. */
    readonly mode: 'write' | 'names' | 'check';
  };
}

export type CommandName = keyof Options;
export type CommandOptions<Name extends CommandName> = Options[Name];

/** What the command line is told to do. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly [Name in CommandName]: { readonly kind: Name } & Options[Name] }[CommandName];
