/**
 * Entry of the engine: definitions in, walks and snapshots out. Pure: no React, no DOM, no clock, no network.
 *
 * compileWizard(source, environment)      -> Wizard or Problems (all at once)
 * writeWizard / readWizard                -> a Wizard as JSON, and back: browsers get forms compiled
 * startWalk(wizard, facts, answers?)      -> Walk   (start values, or a stored draft migrated to this definition)
 * changeWalk(walk, changes)               -> Change (new walk, notices, what no longer fits)
 * withFacts / withCheck                   -> Walk   (server data or an asynchronous check moved)
 * snapshotStep(walk, step)                -> StepSnapshot
 * requestFor(walk, call) / matchOutcome   -> what to send, what an answer means
 * openJourney / advance(journey, event)   -> the whole way through a form: what follows, and what has to be done for it
 */
export type {
  Answer,
  FileReference,
  JsonValue,
  Scalar,
  UnreadableAnswer,
  Value,
} from './definition/Answer.ts';
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
export type {
  BlockType,
  ControlTools,
  ControlType,
  ControlTypes,
  FieldFormat,
} from './definition/ControlType.ts';
export type { Derivation, Derivations } from './definition/Derivation.ts';
export type { KeepSchema } from './definition/KeepSchema.ts';
export type { ConditionDefinition, DescribedCondition, Expression } from './definition/Expression.ts';
export { blockPlaces, blockSets, blockValues } from './definition/blockValues.ts';
export { pressedPaths } from './definition/pressedPaths.ts';
export { isExpression } from './definition/Expression.ts';
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
export type { Problem } from './definition/Problem.ts';
export type {
  CompiledPromise,
  CompiledPromiseCondition,
  PromiseDefinition,
  SubjectName,
  SubjectUse,
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
export type { FactDefinition, FactsDefinition } from './definition/files/SharedFiles.ts';
export { listTableEntries, valueColumn } from './definition/tableRows.ts';
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
  FieldKey,
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
export type { WrittenWizard } from './written/WrittenWizard.ts';
export type { StepSnapshot } from './snapshot/StepSnapshot.ts';
export type { OpenRequirement } from './validate/OpenRequirement.ts';
export type {
  Answers,
  BlockState,
  CheckStates,
  FactValue,
  Facts,
  FieldError,
  FieldState,
  ListState,
  NodeState,
  OptionState,
  RowState,
  Walk,
} from './walk/Walk.ts';
export type { Choice, ChosenFile, Dialog, Journey, RequestId, Upload } from './journey/Journey.ts';
export type { JourneyEvent } from './journey/JourneyEvent.ts';
export type { Message, Want } from './journey/Want.ts';
export type { Environment, FormEnvironment } from './compile/nodes/FlatNode.ts';
export type { ChangeRequest } from './change/changeWalk.ts';
export type { CallReply } from './outcome/CallReply.ts';
export { locksIn } from './compile/nodes/nodeRules.ts';
export { pointerTo } from './compile/report.ts';
export { findTablesInUse } from './compile/findTablesInUse.ts';
export { compileWizard, leafSchemas } from './compile/compileWizard.ts';
export { readWizard } from './written/readWizard.ts';
export { writeWizard } from './written/writeWizard.ts';
export { replaceSubjects } from './compile/compilePromises.ts';
export { subjects } from './definition/PromiseDefinition.ts';
export { leafShape } from './compile/nodes/leafShape.ts';
export { fieldFormat, getAnswerText, type TextReader } from './controls/fieldFormat.ts';
export { declaredFormat, formats, writeValue, type FormatName } from './formats/formats.ts';
export { settingWords, withSettings } from './formats/settingWords.ts';
export { changeWalk } from './change/changeWalk.ts';
export { doneRoute } from './outcome/doneRoute.ts';
export { rowSchema, findEnclosingRows, schemaAt } from './definition/resultSchema.ts';
export { matchOutcome } from './outcome/matchOutcome.ts';
export { isSuccess, isSuccessStatus } from './outcome/isSuccess.ts';
export { asJson, Money } from './expressions/operators/amounts.ts';
export { expandShortForm } from './expressions/expandShortForm.ts';
export { describedCondition } from './expressions/describedCondition.ts';
export { evaluateExpression, ruleHolds, sendsNull } from './expressions/evaluateExpression.ts';
export { expandExpression } from './expressions/expandExpression.ts';
export { findReadPath } from './expressions/findReadPath.ts';
export { listRead } from './expressions/listRead.ts';
export type { ExpressionPart } from './expressions/ExpressionPart.ts';
export { isList } from './expressions/isList.ts';
export { mapReferences } from './expressions/mapReferences.ts';
export { didYouMean } from './messages/didYouMean.ts';
export { createMessages, type Mistake } from './messages/createMessages.ts';
export { nearestName } from './messages/nearestName.ts';
export {
  argumentAt,
  constantIn,
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
export { operatorTools } from './expressions/operators/tools/operatorTools.ts';
export { pathsIn, readsOfExpression } from './expressions/readsOfExpression.ts';
export type { Scope } from './expressions/operators/Scope.ts';
export { traceRule, type Trace } from './expressions/traceRule.ts';
export { advance } from './journey/advance.ts';
export { listDialogChoices, currentDialog, dialogKey } from './journey/dialogs.ts';
export { endsWithoutCalls } from './journey/finish.ts';
export { drive, type Performer } from './journey/drive.ts';
export {
  findShownError,
  findShownGroupError,
  listShownProblems,
  getShownVerdict,
} from './journey/findShownError.ts';
export { isSending } from './journey/calls/runs.ts';
export { decideLeave, decideLeaveWithAnswers } from './journey/routes/decideLeave.ts';
export { nextStep } from './journey/routes/nextStep.ts';
export { findPriorQuestion } from './journey/findPriorQuestion.ts';
export { resultState, type ResultState } from './journey/calls/resultState.ts';
export { requirementId } from './journey/requirementId.ts';
export { openJourney } from './journey/openJourney.ts';
export {
  pagelessJourney,
  type JourneyWatcher,
  type OpenRequest,
  type PagelessJourney,
} from './journey/pagelessJourney.ts';
export { backRoute, pathOfRoute, stepAtRoute } from './journey/routes/stepRoutes.ts';
export { storedDraft, type StoredDraft } from './journey/storedDraft.ts';
export { uploadCodes } from './journey/calls/uploads.ts';
export { visitedSteps } from './journey/routes/visitedSteps.ts';
export { isReachable, snapshotStep } from './snapshot/snapshotStep.ts';
export { getSnapshot } from './snapshot/getSnapshot.ts';
export { callsAt, requestFor } from './submit/requestFor.ts';
export { lastReachableStep, openRequirements } from './validate/openRequirements.ts';
export { isFile } from './walk/answerFits.ts';
export { collectAnswers, isDirty } from './walk/collectAnswers.ts';
export { definitionPath, keyParts, rowPartKey } from './walk/fieldKey.ts';
export { listFilledFields } from './walk/listFilledFields.ts';
export { withCheck, withFacts } from './walk/withFacts.ts';
export {
  listApplyingSteps,
  getDefinition,
  evaluateValue,
  holds,
  nodeState,
  formatValues,
} from './walk/readWalk.ts';
export { plainScope, walkScope } from './walk/scopes.ts';
export { sharedState } from './walk/sharedState.ts';
export { showsStale } from './walk/staleResults.ts';
export { resumeWalk, startWalk } from './walk/startWalk.ts';
export { listChangedFields } from './walk/listChangedFields.ts';
