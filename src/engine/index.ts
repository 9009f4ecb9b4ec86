/**
 * The engine's door: definitions in, walks and snapshots out. Pure: no React, no DOM, no clock, no network.
 *
 * compileWizard(source, environment)      -> Wizard or Problems (all at once)
 * startWalk(wizard, facts, answers?)      -> Walk   (start values, or a stored draft migrated to this definition)
 * changeWalk(walk, changes)               -> Change (new walk, notices, what no longer fits)
 * withFacts / withCheck                   -> Walk   (server data or an asynchronous check moved)
 * snapshotStep(walk, step)                -> StepSnapshot
 * requestFor(walk, call) / matchOutcome   -> what to send, what an answer means
 */
export type * from './definition/CallsDefinition.ts';
export type * from './definition/FormDefinition.ts';
export type * from './definition/Problem.ts';
export type * from './definition/Rule.ts';
export type * from './definition/Wizard.ts';
export type * from './snapshot/StepSnapshot.ts';
export type * from './walk/Walk.ts';
