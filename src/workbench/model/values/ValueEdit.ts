import type { Expression } from '../../../engine/index.ts';

/** A change of a named value of a form. */
export type ValueEdit = WrittenValueEdit | RenamedValueEdit;

/** Sets a value, makes a new one, or removes one. */
interface WrittenValueEdit {
  readonly kind: 'value';
  readonly form: string;
  readonly name: string;
  /** The value as the page read it; null: there is none of this name. */
  readonly was: Expression;
  /** Null removes it. */
  readonly to: Expression;
  /** Why nothing reads a new value yet. */
  readonly unread: string;
}

interface RenamedValueEdit {
  readonly kind: 'renameValue';
  readonly form: string;
  readonly name: string;
  readonly to: string;
}
