import file from '../../../rules/_shared/selection.json';

/** Which kinds of contracts an exclusion hides in the contract chooser (SEL-002). */
export const exclusions = file.flags;
