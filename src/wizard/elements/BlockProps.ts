import type { BlockState } from '../../engine/index.ts';
import type { FieldTexts } from '../inputs/ControlProps.ts';

/** The props of a block. Its texts have keys below its path, as with fields. */
export interface BlockProps {
  readonly state: BlockState;
  readonly texts: FieldTexts;
}
