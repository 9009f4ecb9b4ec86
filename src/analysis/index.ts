/** Entry of the analysis: checks, runs and describes definitions. Pure. */
export { catalogue, type CheckCode } from './lint/catalogue.ts';
export { createLinter, type Finding, lint, lintForm } from './lint/lint.ts';
export { checkFileSchema } from './lint/findMetaViolations.ts';
export { isFileOfForm } from './lint/shared/filesOfForm.ts';
export { mapToCause, mapToSource } from './lint/mapToSource.ts';
export { explainCheck } from './lint/explainCheck.ts';
export { fixText as fixedText, isFixable } from './lint/fixesFor.ts';
export { type PlacedFinding, buildSarif } from './lint/buildSarif.ts';
export type { FlowTests, LintTools, OperationShape } from './lint/LintSubject.ts';
export { createEngineDriver as engineDriver } from './flows/driver/createEngineDriver.ts';
export type { Flow, FlowAnswer, FlowFile, FlowUpload, Given } from './flows/format/Flow.ts';
export { flowFile } from './flows/format/flowSchema.ts';
export { type FlowCase, listFlowCases as flowCases, type PlacedItem } from './flows/listFlowCases.ts';
export type { FormWords } from './flows/driver/FormWords.ts';
export type { FlowDriver, SeenField, SeenOpen, SeenOutcome } from './flows/driver/FlowDriver.ts';
export { type FlowMistake, type ParsedFlow, parseFlow } from './flows/format/parseFlow.ts';
export {
  type AcceptedChange,
  dropRepeatedChanges,
  listAcceptedChanges,
} from './flows/listAcceptedChanges.ts';
export { listUnanswered } from './flows/mend/listUnanswered.ts';
export { placeAnswer } from './flows/mend/placeAnswer.ts';
export { writeFlowChanges } from './flows/mend/writeFlowChanges.ts';
export { type FlowFailure, runCase } from './flows/runCase.ts';
export { toFileName } from './flows/toFileName.ts';
export { recordWalk } from './flows/record/recordWalk.ts';
export { addSights } from './flows/record/addSights.ts';
export type { ChosenSights, RecordedWalk, Sights } from './flows/record/RecordedWalk.ts';
export { cutFlowAfterStep } from './flows/cutFlowAfterStep.ts';
export { addFieldNames, documentForm } from './document/documentForm.ts';
export { findTableReads } from './lint/shared/findTableReads.ts';
export { describeForm } from './explain/describeForm.ts';
export type {
  DescribedCall,
  DescribedForm,
  DescribedNode,
  DescribedOption,
  DescribedReply,
  DescribedStep,
} from './explain/DescribedForm.ts';
export { type TextLookup, createTextLookup as textsOfForm } from './document/FormTexts.ts';
export { coverForm, type Coverage } from './cover/coverForm.ts';
export { coverTables, type TableCoverage } from './cover/coverTables.ts';
export { findMissingFlows as missingFlows, type WrittenFlow } from './cover/findMissingFlows.ts';
export { defaultToday } from './flows/listFlowCases.ts';
export { mutateForm, mutateShared, type Mutation } from './mutate/mutateForm.ts';
export type { MutateInput } from './mutate/MutateInput.ts';
export type { Survivor } from './mutate/tryMutants.ts';
export type { Counterexample, ProofFinding } from './prove/findings/ProofFinding.ts';
export { proveForm, type Proof } from './prove/proveForm.ts';
export { isOfRule } from './prove/findings/collectRuleFindings.ts';
export { listPromises as promisesList } from './promises/listPromises.ts';
export { listPromiseFindings as promiseFindings, provePromises } from './promises/provePromises.ts';
export { proveAbridged, type AbridgedProof } from './abridge/proveAbridged.ts';
export type { MemberValidator, PayloadValidator } from './prove/provePayload.ts';
export {
  pickCounterexampleFacts as counterexampleFacts,
  listCounterexampleSteps as counterexampleSteps,
} from './prove/findings/buildCounterexampleFlow.ts';
export { playCounterexample, type PlayedCounterexample } from './prove/findings/playCounterexample.ts';
export { listReadFacts } from './prove/rules/collectControlPaths.ts';
export { listWords } from './lint/texts/checkSpelling.ts';
export { lintText, listWordsOfText, type TypedText } from './lint/lintText.ts';
export { type ListedTerm, listMissingTerms, listTerms, listTermsOfSubject } from './lint/texts/listTerms.ts';
export { findFormText } from './lint/texts/checkTexts.ts';
export type { Explanation } from './explain/explainField.ts';
export { explainMembers, type ExplainedMember } from './explain/explainMembers.ts';
export { explainSubject, listSubjects } from './explain/explainSubject.ts';
export { judgeValue, type ValueResult } from './explain/judgeValue.ts';
export { type Judgement, judgeCondition } from './explain/judgeCondition.ts';
export type { Reason } from './explain/Reason.ts';
export type { TraceLine } from './explain/buildTraceLines.ts';
export type { DiffedForm } from './diff/FormRevision.ts';
export { writeDiffReport as diffReport } from './diff/writeDiffReport.ts';
export { formatAsMarkdown as asMarkdown, formatAsPlainText as asPlainText } from './diff/Line.ts';
export { buildReview, type ReviewInput } from './review/buildReview.ts';
export { type FormEvidence, formatReviewPage } from './review/page/formatReviewPage.ts';
export type { EvidenceRow, Review } from './review/Review.ts';
export { generateFormTypes } from './types/generateFormTypes.ts';
export { editForm } from './edit/editForm.ts';
export type { Edit } from './edit/Edit.ts';
export { listSchemaKeys } from './edit/listSchemaKeys.ts';
export { renameValue } from './edit/renameValue.ts';
export { scaffold } from './scaffold.ts';
export { buildNamesSchema } from './types/buildNamesSchema.ts';
export { formatAsHtml as asHtml } from './document/formatAsHtml.ts';
