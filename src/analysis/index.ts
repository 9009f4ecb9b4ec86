/** The tools' door: what analysts wrote, judged, run and described. Pure. */
export { catalogue, type CheckCode } from './lint/catalogue.ts';
export type { Severity } from './lint/CatalogueEntry.ts';
export { belongsTo, type Finding, lint } from './lint/lint.ts';
export type { LintTools, OperationShape } from './lint/LintSubject.ts';
export { engineDriver } from './flows/engineDriver.ts';
export type { Flow, FlowAnswer, FlowFile, FlowValue, Given } from './flows/Flow.ts';
export { type FlowCase, flowCases } from './flows/flowCases.ts';
export type { FlowDriver, SeenField, SeenOpen, SeenOutcome, Sight } from './flows/FlowDriver.ts';
export { type FlowMistake, parseFlow } from './flows/parseFlow.ts';
export { type FlowFailure, runCase } from './flows/runCase.ts';
export { documentForm } from './document/documentForm.ts';
export { type Counterexample, proveForm, type Proof, type ProveFinding } from './prove/proveForm.ts';
export type { PayloadJudge } from './prove/provePayloads.ts';
export { counterexampleFacts, counterexampleFlow, counterexampleSteps } from './prove/counterexampleFlow.ts';
export { factsRead } from './prove/factsRead.ts';
export { textOf } from './lint/checkTexts.ts';
