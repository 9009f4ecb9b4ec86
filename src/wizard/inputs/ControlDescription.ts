import type { ControlTools } from '../../engine/index.ts';

/** The pattern of use of a control: one text, several boxes with one answer, a checkbox, radios, a list or a file. */
export type ControlPattern = 'textbox' | 'boxes' | 'checkbox' | 'switch' | 'radios' | 'combobox' | 'file';

/** The description of a control for tools and browser tests: `control.tools.ts` of its folder. Browsers never load it. */
export interface ControlDescription extends ControlTools {
  readonly pattern: ControlPattern;
}
