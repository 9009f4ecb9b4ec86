import { createTypedView } from '../../inputs/typed/createTypedView.tsx';

/** An input of the type `email` would hand over domains with umlauts in ASCII, and they would be stored and shown that way. */
export const view = createTypedView({ inputMode: 'email', autoCapitalize: 'none' });
