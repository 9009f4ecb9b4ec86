import type { ReactNode } from 'react';
import type { FieldState } from '../../engine/index.ts';
import type { ControlProps, FieldTexts } from './ControlProps.ts';

/** The visible half of a control: `view.ts` of its folder. */
export interface ControlView {
  readonly Input: (props: ControlProps) => ReactNode;
  /** Loads the input of a control that few forms have: it stands in a file of its own. */
  readonly load?: () => Promise<unknown>;
  /** The input holds the answer itself and follows the store: a new answer alone does not draw it again. */
  readonly holdsText?: true;
  /**
   * `label`: a `<label for>` above the input. `group`: `<fieldset>` with the legend (falls back to the label). `inline`: the control
   * draws its own label (checkbox, switch); the frame adds hint and error.
   */
  readonly layout: 'label' | 'group' | 'inline';
  /** Value in words for the summary; null when there is nothing to show. */
  readonly display: (state: FieldState, texts: FieldTexts) => string | null;
}
