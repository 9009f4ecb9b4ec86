import type { ControlTools } from '../../engine/index.ts';

/** How people and browser tests work a control: one text, several boxes with one answer, something to tick, radios, a list or a file. */
export type ControlPattern = 'textbox' | 'boxes' | 'checkbox' | 'switch' | 'radios' | 'combobox' | 'file';

/** The description of a control for tools and browser tests: `control.tools.ts` of its folder. Browsers never load it. */
export interface ControlDescription extends ControlTools {
  readonly pattern: ControlPattern;
}
