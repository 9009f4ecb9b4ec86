import type { ControlType } from '../../engine/index.ts';

/** How people and browser tests work a control: one text, several boxes with one answer, something to tick, radios, a list or a file. */
export type ControlPattern = 'textbox' | 'boxes' | 'checkbox' | 'switch' | 'radios' | 'combobox' | 'file';

/** The half of a control that needs no page: `control.ts` of its folder. */
export interface ControlDescription extends ControlType {
  readonly pattern: ControlPattern;
}
