import { createTypedView } from '../../inputs/typed/createTypedView.tsx';

export const view = createTypedView({ type: 'tel', inputMode: 'tel', width: 28 });
