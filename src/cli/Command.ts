import type { CoverOptions } from './coverCommand.ts';
import type { MutateOptions } from './mutateCommand.ts';

/** What the command line is told to do. */
export type Command =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'lint';
      readonly root: string;
      readonly form: string | null;
      readonly brand: string | null;
      readonly json: boolean;
      readonly sarif: boolean;
      readonly fix: boolean;
      readonly explain: string | null;
    }
  | {
      readonly kind: 'flows';
      readonly root: string;
      readonly form: string | null;
      readonly pattern: string | null;
    }
  | ({ readonly kind: 'cover' } & CoverOptions)
  | ({ readonly kind: 'mutate' } & MutateOptions)
  | {
      readonly kind: 'doc';
      readonly root: string;
      readonly form: string | null;
      readonly mode: 'print' | 'write' | 'check';
      readonly html: boolean;
    }
  | {
      readonly kind: 'diff';
      readonly root: string;
      readonly revision: string;
      readonly form: string | null;
      readonly markdown: boolean;
    }
  | { readonly kind: 'types'; readonly root: string; readonly mode: 'write' | 'check' }
  | { readonly kind: 'schemas'; readonly root: string; readonly mode: 'write' | 'names' | 'check' }
  | { readonly kind: 'fmt'; readonly root: string; readonly check: boolean }
  | { readonly kind: 'new'; readonly root: string; readonly id: string }
  | {
      readonly kind: 'prove';
      readonly root: string;
      readonly form: string | null;
      readonly brand: string | null;
      readonly budget: number;
      readonly today: string | null;
      readonly writeFlow: string | null;
    }
  | {
      readonly kind: 'explain';
      readonly root: string;
      readonly form: string;
      readonly flow: string;
      readonly at: string;
      readonly field: string;
    };
