import { createTypedView } from '../../inputs/typed/createTypedView.tsx';

/** The decimal keypad has the separator that the numeric one lacks. */
export const view = createTypedView({ inputMode: 'decimal', width: 8 });
