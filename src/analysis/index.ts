/** The tools' door: what analysts wrote, judged, run and described. Pure. */
export { catalogue, type CheckCode, type Severity } from './lint/catalogue.ts';
export { belongsTo, type Finding, lint } from './lint/lint.ts';
export type { LintTools } from './lint/LintSubject.ts';
export { engineDriver } from './flows/engineDriver.ts';
export type { Flow, FlowAnswer, FlowFile, FlowValue, Given } from './flows/Flow.ts';
export { type FlowCase, flowCases } from './flows/flowCases.ts';
export type { FlowDriver, SeenField, SeenOpen, SeenOutcome, Sight } from './flows/FlowDriver.ts';
export { type FlowMistake, parseFlow } from './flows/parseFlow.ts';
export { type FlowFailure, runCase } from './flows/runCase.ts';
export { documentForm } from './document/documentForm.ts';
export { coverForm, type Coverage } from './cover/coverForm.ts';
export { goalKinds } from './cover/goalIds.ts';
export { missingFlows, type WrittenFlow } from './cover/missingFlows.ts';
export { usualToday } from './flows/flowCases.ts';
export { mutateForm, type Mutation, type Survivor } from './mutate/mutateForm.ts';
