import type { DefinitionEdit } from '../definitionEdits.ts';

export type Area = 'words' | 'rules' | 'calls' | 'frame';

/** A definition with one mistake of a known kind. */
export interface Mistake extends DefinitionEdit {
  readonly area: Area;
  readonly kind: string;
}

export type Pick = <Item>(items: readonly Item[]) => Item | undefined;
