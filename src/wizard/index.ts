/** The entry of the wizard: a form's runner and what it needs from outside. */
export type { AccountDrafts } from './draft/AccountDrafts.ts';
export type { Places, WizardPorts } from './ports/WizardPorts.ts';
export { loadViews } from './fields/nodes/loadViews.ts';
export { WizardRunner } from './WizardRunner.tsx';
