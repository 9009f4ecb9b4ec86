import type { BlockState } from '../../engine/index.ts';
import type { FieldTexts } from '../inputs/ControlProps.ts';

/** What a block gets. Its texts hang on its path like those of a field. */
export interface BlockProps {
  readonly state: BlockState;
  readonly texts: FieldTexts;
}
