import { theme } from './theme.ts';
import { withTheme } from './withTheme.tsx';

/** The questions of a step in the portal's theme. */
export const StepForm = withTheme(theme);
