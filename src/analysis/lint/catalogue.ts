import { conditionExample, unusedCondition } from './checkConditions.ts';
import { missingLimit } from './checkLimits.ts';
import { shadowedOutcome, unknownBlock, unknownOperation, unknownRoute } from './checkOutcomes.ts';
import { exampleMismatch, missingExamples, unsafePattern } from './checkPatterns.ts';
import { missingText, overlayOfNothing, overlayParameters, unknownText } from './checkTexts.ts';
import { constantNotInEnum, notBoolean, typeMismatch } from './checkTypes.ts';
import {
  doneOnStep,
  fallingProgress,
  formId,
  guardedNothing,
  missingProgress,
  sharedRoute,
} from './checkSteps.ts';
import {
  exclamationMark,
  forbiddenWord,
  longSentence,
  malformedParameter,
  sameOverlay,
  straySpace,
  unknownParameter,
} from './checkWording.ts';
import { brandId, missingLogo, sharedByBrands } from './checkBrands.ts';
import {
  flowCall,
  flowField,
  flowForm,
  flowGiven,
  flowName,
  flowStep,
  flowSyntax,
  flowText,
  flowValue,
} from './checkFlows.ts';
import {
  neverOfNothing,
  unusedOutcomes,
  unusedPart,
  unusedSetting,
  unusedShape,
  unusedTable,
} from './checkUses.ts';
import { conditionSentence } from './checkSentences.ts';
import { stageCodes, type StageEntry } from './stageCodes.ts';
import { type CatalogueEntry, error, warning } from './CatalogueEntry.ts';
import { formChecks } from './formChecks.ts';

/** Every code a finding can carry, with what it means. The one list: the command line, the documentation and the tests read it. */
export const catalogue = {
  ...stageCodes,

  'form-id': error(formId, 'The id in wizard.json differs from the name of the folder.'),
  'shared-route': error(sharedRoute, 'Two steps have the same address.'),
  'missing-progress': error(missingProgress, 'The form shows percent and a step has none.'),
  'falling-progress': error(fallingProgress, 'The progress of a step is lower than that of the step before.'),
  'unknown-route': error(unknownRoute, 'A route belongs to no page and no step.', 'everything'),

  'missing-limit': error(missingLimit, 'A text without maxLength, or a list without maxItems.'),
  'unsafe-pattern': error(unsafePattern, 'A pattern can take more than linear time on hostile input.'),
  'missing-examples': error(missingExamples, 'A pattern has no examples that show what is meant.'),
  'example-mismatch': error(exampleMismatch, 'An example does not match its own schema.'),

  'condition-sentence': error(conditionSentence, 'A condition has no German sentence.'),
  'condition-example': error(conditionExample, 'An example of a condition evaluates to the opposite.'),
  'type-mismatch': error(
    typeMismatch,
    'Values of different types are compared, or an operand has the wrong type.',
  ),
  'constant-not-in-enum': error(
    constantNotInEnum,
    'A rule compares with a value the field or fact never has.',
  ),
  'not-boolean': error(notBoolean, 'A dotted path stands for a condition and is no yes-no value.'),

  'unknown-operation': error(unknownOperation, 'There is no such call in the protocol.'),
  'unknown-block': error(unknownBlock, 'An outcome opens a block that does not exist.'),
  'shadowed-outcome': error(
    shadowedOutcome,
    'An outcome can never be reached, because an earlier row matches all it does.',
  ),

  'missing-text': error(missingText, 'Something a customer can see has no text.'),
  'unknown-text': error(unknownText, 'A text belongs to nothing that exists.'),
  'overlay-of-nothing': error(overlayOfNothing, 'A brand overlays a text that does not exist.', 'everything'),
  'overlay-parameters': error(
    overlayParameters,
    "A brand's text uses a parameter its original does not have.",
    'everything',
  ),

  'unused-condition': warning(unusedCondition, 'Nothing refers to the condition.', 'uses'),
  'unused-shape': warning(unusedShape, 'No step uses the shared shape.', 'uses'),
  'unused-table': warning(unusedTable, 'Nothing reads the decision table.', 'uses'),
  'unused-setting': warning(unusedSetting, 'Nothing reads the setting.', 'uses'),

  'guarded-nothing': warning(guardedNothing, 'leaveGuard names an address no step has.'),
  'done-on-step': error(doneOnStep, 'The end page has the address of a step.'),

  ...formChecks,

  'forbidden-word': error(
    forbiddenWord,
    'A text uses a word that rules/_shared/wording.json replaces by another.',
    'texts',
  ),
  'exclamation-mark': error(exclamationMark, 'A text has an exclamation mark.', 'texts'),
  'stray-space': error(straySpace, 'A text begins or ends with a space, or has two in a row.', 'texts'),
  'long-sentence': warning(longSentence, 'A sentence has more than twenty words.', 'texts'),
  'malformed-parameter': error(malformedParameter, 'A curly bracket in a text encloses no name.', 'texts'),
  'unknown-parameter-name': error(unknownParameter, 'A text has a parameter that nothing fills.'),
  'same-overlay': warning(sameOverlay, "A brand's text says what all brands say.", 'everything'),

  'brand-id': error(brandId, 'The id in brand.json differs from the name of the folder.', 'everything'),
  'missing-logo': error(missingLogo, 'A picture brand.json names is not there.', 'everything'),
  'shared-by-brands': error(
    sharedByBrands,
    'Two brands have the same host name or the same realm.',
    'everything',
  ),

  'never-of-nothing': error(
    neverOfNothing,
    'A combination is declared impossible of a fact that does not exist.',
  ),
  'unused-outcomes': warning(unusedOutcomes, 'No call uses the shared outcomes.', 'uses'),
  'unused-part': warning(unusedPart, 'No form uses the part.', 'uses'),

  'flow-syntax': error(flowSyntax, 'A flow test cannot be read.', 'everything'),
  'flow-form': error(flowForm, 'A flow test is about a form that does not exist.', 'everything'),
  'flow-name': error(flowName, 'Two flow tests, or two variants of one, have the same name.', 'everything'),
  'flow-given': error(
    flowGiven,
    'A flow test starts with an account, policy, brand, setting or fact that does not exist.',
    'everything',
  ),
  'flow-step': error(flowStep, 'A flow test speaks of a step that does not exist.', 'flows'),
  'flow-field': error(flowField, 'A flow test speaks of a field that does not exist.', 'flows'),
  'flow-value': error(flowValue, 'A flow test enters what the field can never hold.', 'flows'),
  'flow-call': error(flowCall, 'A flow test answers a call its step does not make.', 'flows'),
  'flow-text': error(flowText, 'A flow test expects a text that does not exist.', 'everything'),

  'unknown-exception': error(
    'exceptions',
    'An exception (x-lint) is for a check that does not exist, or for one that has no exceptions.',
  ),
  'exception-without-reason': error('exceptions', 'An exception (x-lint) does not say why.'),
  'unused-exception': warning('exceptions', 'An exception (x-lint) excuses nothing any more.'),
} as const satisfies Readonly<Record<string, CatalogueEntry | StageEntry>>;

export type CheckCode = keyof typeof catalogue;
