/**
 * Entry of the engine, in five groups: Compile, Walk, Journey, Snapshot, Definitions. Pure: no React, no DOM, no clock, no network.
 *
 * compileWizard(source, environment)      -> Wizard or Problems (all at once)
 * writeWizard / readWizard                -> a Wizard as JSON, and the Wizard of that JSON: browsers get compiled forms
 * startWalk / resumeWalk(wizard, facts)   -> Walk (with start values, or from a stored draft)
 * changeWalk(walk, changes)               -> Change (the new walk, and the notices of reactions)
 * withFacts / withCheck                   -> Walk (with new server data, or a new result of an asynchronous check)
 * buildRequest(walk, call) / matchOutcome -> the request to send, and the effects of its answer
 * openJourney / advance(journey, event)   -> the journey after an event, and the work that the caller has to do
 * snapshotStep(walk, step)                -> StepSnapshot
 */

/**
 * Compile. Definitions become forms, and forms become JSON that browsers read. A mistake of the analyst is a `Problem` with a message.
 */
export { compileWizard, collectLeafSchemas } from './compile/compileWizard.ts';
export type { Environment, FormEnvironment } from './compile/FlatNode.ts';
export { writeWizard } from './written/writeWizard.ts';
export { readWizard } from './written/readWizard.ts';
export type { WrittenWizard } from './written/WrittenWizard.ts';
export type { Problem } from './definition/Problem.ts';
export { createMessages, type Mistake } from './messages/createMessages.ts';
export { didYouMean } from './messages/didYouMean.ts';
export { findNearestName } from './messages/findNearestName.ts';
export { pointerTo } from './compile/report.ts';

/**
 * Walk. Analysis, the server and tests need these: the answers and facts of one customer, evaluated against a form, the requests that
 * follow from them, and the meaning of the answers of servers.
 */
export { startWalk, resumeWalk } from './walk/startWalk.ts';
export { changeWalk, type ChangeRequest } from './change/changeWalk.ts';
export { withFacts, withCheck } from './walk/withFacts.ts';
export type {
  Walk,
  Answers,
  Facts,
  FactValue,
  CheckStates,
  NodeState,
  FieldState,
  BlockState,
  ListState,
  RowState,
  OptionState,
  FieldError,
} from './walk/Walk.ts';
export type {
  Answer,
  FileReference,
  UnreadableAnswer,
  Value,
  Scalar,
  JsonValue,
} from './definition/Answer.ts';
export {
  nodeState,
  getDefinition,
  holds,
  evaluateValue,
  formatValues,
  listApplyingSteps,
} from './walk/readWalk.ts';
export { listChangedFields } from './walk/listChangedFields.ts';
export { listFilledFields } from './walk/listFilledFields.ts';
export { evaluateBlock, formatBlock } from './walk/readBlock.ts';
export { showsStale } from './walk/staleResults.ts';
export { collectAnswers, isDirty } from './walk/collectAnswers.ts';
export { isFile } from './walk/answerFits.ts';
export { getDefinitionPath, parseFieldKey, buildRowPartKey } from './walk/fieldKey.ts';
export type { FieldKey } from './definition/Wizard.ts';
export { plainScope, walkScope } from './walk/scopes.ts';
export type { Scope } from './expressions/operators/Scope.ts';
export { listCalls, buildRequest } from './submit/buildRequest.ts';
export { matchOutcome } from './outcome/matchOutcome.ts';
export { findDoneRoute } from './outcome/findDoneRoute.ts';
export type { CallReply } from './outcome/CallReply.ts';
export { isSuccess, isSuccessStatus } from './outcome/isSuccess.ts';

/**
 * Journey. The wizard, which shows forms, and the flow tests of analysis need these: one customer goes through one form. Each event gives
 * the next journey and the work that the caller has to do.
 */
export { openJourney } from './journey/openJourney.ts';
export { advance } from './journey/advance.ts';
export { drive, type Performer } from './journey/drive.ts';
export {
  openPagelessJourney,
  type JourneyWatcher,
  type PagelessJourney,
  type OpenRequest,
} from './journey/openPagelessJourney.ts';
export type { Journey, RequestId, Upload, ChosenFile, Choice, Dialog } from './journey/Journey.ts';
export type { JourneyEvent } from './journey/JourneyEvent.ts';
export type { Want, Message } from './journey/Want.ts';
export { uploadCodes } from './journey/calls/uploads.ts';
export { getCurrentDialog, getDialogKey, listDialogChoices } from './journey/dialogs.ts';
export {
  findShownError,
  findShownGroupError,
  getShownVerdict,
  listShownProblems,
} from './journey/findShownError.ts';
export { getRequirementId } from './journey/getRequirementId.ts';
export { findPriorQuestion } from './journey/findPriorQuestion.ts';
export { getStepState, type StepState } from './journey/calls/getStepState.ts';
export { applyForecast, findForecast } from './journey/calls/forecast.ts';
export { getResultState, type ResultState } from './journey/calls/getResultState.ts';
export { isSending, listWaitingCalls } from './journey/calls/runs.ts';
export { endsWithoutCalls } from './journey/finish.ts';
export { decideLeave, decideLeaveWithAnswers } from './journey/routes/decideLeave.ts';
export { findBackRoute, getRoutePath, findStepAtRoute } from './journey/routes/stepRoutes.ts';
export { listVisitedSteps } from './journey/routes/listVisitedSteps.ts';
export { createStoredDraft, type StoredDraft } from './journey/createStoredDraft.ts';

/** Snapshot. The wizard and its controls need these: the data that a page draws of one step, and the text form of values. */
export { getSnapshot } from './snapshot/getSnapshot.ts';
export { snapshotStep, isReachable } from './snapshot/snapshotStep.ts';
export type { StepSnapshot } from './snapshot/StepSnapshot.ts';
export { openRequirements, findLastReachableStep } from './validate/openRequirements.ts';
export type { OpenRequirement } from './validate/OpenRequirement.ts';
export { shareState } from './walk/shareState.ts';
export { fieldFormat, getAnswerText, type TextReader } from './controls/fieldFormat.ts';
export type {
  FieldFormat,
  ControlType,
  ControlTypes,
  ControlTools,
  BlockType,
} from './definition/ControlType.ts';
export { formats, findDeclaredFormat, writeValue, type FormatName } from './formats/formats.ts';
export { createTextSyntax, settingWords, withSettings } from './formats/settingWords.ts';

/**
 * Definitions. The loader and analysis need these: the shapes of definitions, as written and as compiled, and the operators.
 */
export type {
  CallDefinition,
  CallMoment,
  CallsDefinition,
  CallsFile,
  PartCall,
  WrittenCall,
} from './definition/files/CallsFile.ts';
export type { OptionRow } from './definition/files/optionsSchema.ts';
export type {
  BannerLevel,
  OutcomeEffects,
  OutcomeRow,
  WrittenOutcome,
} from './definition/files/OutcomeRow.ts';
export type { Derivation, Derivations } from './definition/Derivation.ts';
export type { KeepSchema } from './definition/KeepSchema.ts';
export {
  isExpression,
  type ConditionDefinition,
  type DescribedCondition,
  type Expression,
} from './definition/Expression.ts';
export { getBlockPlaces, getBlockSets, getBlockValues, getSentences } from './definition/getBlockValues.ts';
export { getLimitWords } from './definition/getLimitWords.ts';
export { listPressedPaths } from './definition/listPressedPaths.ts';
export type { FieldSchema, FormFile, WrittenField } from './definition/files/FormFile.ts';
export type {
  DoneBlock,
  DonePageDefinition,
  DoneThenDefinition,
  FormSource,
  LinkDefinition,
  SharedSource,
  StepSchema,
  WizardDefinition,
} from './definition/FormSource.ts';
export type { PartFile } from './definition/files/PartFile.ts';
export {
  subjects,
  type CompiledPromise,
  type CompiledPromiseCondition,
  type SubjectName,
  type SubjectUse,
} from './definition/PromiseDefinition.ts';
export type {
  CheckDefinition,
  FieldRules,
  LockDefinition,
  OptionsDefinition,
  ReactionDefinition,
  RulesDefinition,
  StepRules,
} from './definition/files/RulesFile.ts';
export type { FactDefinition, FactsDefinition, TermsDefinition } from './definition/files/SharedFiles.ts';
export { listTableEntries, getValueColumn } from './definition/tableRows.ts';
export type { TableDefinition, TableRow } from './definition/files/TablesFile.ts';
export type { CompiledOption, CompiledOptions } from './definition/CompiledOptions.ts';
export type { CompiledRule, CompiledValue } from './definition/CompiledRule.ts';
export type {
  Block,
  Call,
  CompiledDone,
  CompiledOutcome,
  Control,
  Field,
  List,
  Lock,
  Path,
  Reaction,
  Step,
  Validate,
  Wizard,
  WizardNode,
} from './definition/Wizard.ts';
export type { Mount } from './definition/files/Mount.ts';
export type { WizardFile } from './definition/files/WizardFile.ts';
export { createValueExpander } from './compile/names/createValueExpander.ts';
export { listLocks } from './compile/nodes/nodeRules.ts';
export { replaceSubjects } from './compile/compilePromises.ts';
export { getRowSchema, findEnclosingRows, findSchema } from './definition/resultSchema.ts';
export { asJson, Money } from './expressions/operators/amounts.ts';
export { expandShortForm } from './expressions/expandShortForm.ts';
export { describeCondition } from './expressions/describeCondition.ts';
export { evaluateExpression, ruleHolds, sendsNull } from './expressions/evaluateExpression.ts';
export { expandExpression } from './expressions/expandExpression.ts';
export { findReadPath } from './expressions/findReadPath.ts';
export { findListRead } from './expressions/findListRead.ts';
export type { ExpressionPart } from './expressions/ExpressionPart.ts';
export { isList } from './expressions/isList.ts';
export { mapReferences } from './expressions/mapReferences.ts';
export {
  argumentAt,
  getConstant,
  isPath,
  membersOfObject,
  parseOperation,
  findOperandPath,
  withOperands,
  type Operation,
} from './expressions/parseOperation.ts';
export type {
  Argument,
  Mutation,
  MutationTools,
  Operator,
  OperandRole,
  ValueKind,
} from './expressions/operators/Operator.ts';
export { operators } from './expressions/operators/operators.ts';
export { getOperatorTools } from './expressions/operators/tools/getOperatorTools.ts';
export { pathsIn, collectReads } from './expressions/collectReads.ts';
export { traceRule, type Trace } from './expressions/traceRule.ts';
