import type { FieldControl } from '../../../engine/index.ts';
import { controls } from '../../../engine/index.ts';
import type { ControlEntry } from '../ControlProps.ts';

/** A typed answer in words: as it stands in the input, with its unit. */
export function displayTyped(is: FieldControl): ControlEntry['display'] {
  return (state, texts) => {
    if (state.value === null) return null;
    const text = controls[is].format(state.value);
    return texts.unit === '' ? text : `${text}\u00a0${texts.unit}`;
  };
}
