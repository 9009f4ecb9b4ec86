import type { ControlType } from '../../engine/index.ts';

/** How people and browser tests work a control: one text, several boxes with one answer, something to tick, radios or a list. */
export type ControlPattern = 'textbox' | 'boxes' | 'checkbox' | 'switch' | 'radios' | 'combobox';

/** The half of a control that needs no page: `control.ts` of its folder. */
export interface ControlDescription extends ControlType {
  readonly pattern: ControlPattern;
}
