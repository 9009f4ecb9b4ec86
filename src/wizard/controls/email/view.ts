import { createTypedView } from '../../inputs/typed/createTypedView.tsx';

export const view = createTypedView({ type: 'email', inputMode: 'email', autoCapitalize: 'none' });
