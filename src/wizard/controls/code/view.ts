import { createTypedView } from '../../inputs/typed/createTypedView.tsx';

/** A code from a letter. Keyboards must not change its case. */
export const view = createTypedView({ autoCapitalize: 'none', width: 12 });
