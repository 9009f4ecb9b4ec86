import { theme } from './theme.ts';
import { withTheme } from './withTheme.tsx';

/** The questions of a step, as the portal draws them. */
export const StepForm = withTheme(theme);
