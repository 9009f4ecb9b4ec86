/** The wizard's door: a form's runner, what it needs from outside, and what the portal does with drafts. */
export type * from './ports.ts';
export { clearDrafts, leaveQuietly } from './draft/openDrafts.ts';
export { WizardRunner } from './WizardRunner.tsx';
