import { createTypedView } from '../../inputs/typed/createTypedView.tsx';

export const view = createTypedView({ inputMode: 'numeric', width: 8 });
