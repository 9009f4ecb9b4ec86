import { conditionExample, unusedCondition } from './rules/checkConditions.ts';
import { missingLimit } from './schemas/checkLimits.ts';
import { shadowedOutcome, unknownBlock, unknownOperation, unknownRoute } from './calls/checkOutcomes.ts';
import { refusedDifferently, repeatedPosition, sameGate } from './schemas/checkPlaces.ts';
import { takenRoute } from './schemas/checkMounts.ts';
import { exampleMismatch, missingExamples, unsafePattern } from './schemas/checkPatterns.ts';
import {
  missingText,
  overlayOfNothing,
  overlayParameters,
  questionInSummary,
  unknownText,
} from './texts/checkTexts.ts';
import { mixedUnits, notRounded } from './rules/checkArithmetic.ts';
import { constantNotInEnum, notBoolean, typeMismatch } from './rules/checkTypes.ts';
import { unreadFile } from './schemas/checkUnreadFiles.ts';
import { unreadText } from './texts/checkUnreadTexts.ts';
import { unusedText } from './texts/checkUnusedTexts.ts';
import {
  doneOnStep,
  fallingProgress,
  formId,
  guardedNothing,
  missingProgress,
  sharedRoute,
} from './schemas/checkSteps.ts';
import { repeatedLabel, sameText } from './texts/checkAlike.ts';
import { misnamedSetting, unusedTerm, wrongTerm } from './texts/checkTerms.ts';
import { brandInText } from './texts/checkBrandWords.ts';
import { sameHeading } from './texts/checkHeadings.ts';
import { hintOfOtherFormat, sameHint } from './texts/checkHints.ts';
import { sameMessage } from './texts/checkMessages.ts';
import { overlayContradiction } from './texts/checkOverlays.ts';
import { contradictedLimit } from './texts/numbers/checkLimitsInTexts.ts';
import { longText } from './texts/checkWidths.ts';
import { swappedLimit } from './texts/numbers/checkNumbers.ts';
import { literalAmount } from './texts/numbers/checkAmounts.ts';
import { literalDuration } from './texts/numbers/checkDurations.ts';
import { wrongUnit } from './texts/numbers/checkUnits.ts';
import { unknownWord, unusedWord } from './texts/checkSpelling.ts';
import {
  fixedSpace,
  foreignCharacter,
  markup,
  quotationMark,
  spaceAtMark,
  unwrittenText,
} from './texts/checkCharacters.ts';
import { missingPageText } from './texts/checkPageTexts.ts';
import {
  exclamationMark,
  forbiddenWord,
  longSentence,
  malformedParameter,
  sameOverlay,
  smallInitial,
  straySpace,
  unknownParameter,
} from './texts/checkWording.ts';
import { brandId, missingLogo, sharedByBrands } from './brands/checkBrands.ts';
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
} from './flows/checkFlows.ts';
import { unreadState } from './rules/checkStates.ts';
import { unusedColumn, unusedRowPart } from './rules/checkUnreadNames.ts';
import { unusedParameter } from './texts/checkUnusedParameters.ts';
import { unusedFact } from './rules/checkUnusedFacts.ts';
import {
  neverOfNothing,
  repeatedOverride,
  unusedOutcomes,
  unusedPart,
  unusedSetting,
  unusedShape,
  unusedTable,
  unusedValue,
} from './rules/checkUses.ts';
import {
  choiceWithoutRow,
  overlappingRows,
  repeatedKey,
  tableCell,
  tableGap,
  unreachableRow,
} from './rules/checkTables.ts';
import { falsePromise } from './rules/checkPromiseSentences.ts';
import { falseSentence } from './rules/checkFalseSentences.ts';
import { conditionSentence } from './rules/checkSentences.ts';
import { stageCodes, type StageEntry } from './stageCodes.ts';
import { type CatalogueEntry, error, warning } from './CatalogueEntry.ts';
import { formChecks } from './formChecks.ts';

/** Every code of a finding, with its check. The command line, the documentation and the tests read this list. */
export const catalogue = {
  ...stageCodes,

  'unread-file': error(unreadFile, 'everything'),
  'unread-text': error(unreadText),
  'unused-text': warning(unusedText, 'everything'),
  'unread-state': error(unreadState, 'everything'),
  'form-id': error(formId),
  'shared-route': error(sharedRoute),
  'taken-route': error(takenRoute, 'everything'),
  'repeated-position': error(repeatedPosition, 'everything'),
  'refused-differently': error(refusedDifferently),
  'same-gate': error(sameGate, 'everything'),
  'missing-progress': error(missingProgress),
  'falling-progress': error(fallingProgress),
  'unknown-route': error(unknownRoute, 'everything'),

  'missing-limit': error(missingLimit),
  'unsafe-pattern': error(unsafePattern),
  'missing-examples': error(missingExamples),
  'example-mismatch': error(exampleMismatch),

  'condition-sentence': error(conditionSentence),
  'false-sentence': error(falseSentence),
  'false-promise': error(falsePromise),
  'condition-example': error(conditionExample),
  'type-mismatch': error(typeMismatch),
  'mixed-units': error(mixedUnits),
  'not-rounded': error(notRounded),
  'constant-not-in-enum': error(constantNotInEnum),
  'not-boolean': error(notBoolean),

  'unknown-operation': error(unknownOperation),
  'unknown-block': error(unknownBlock),
  'shadowed-outcome': error(shadowedOutcome),

  'missing-text': error(missingText),
  'missing-page-text': error(missingPageText, 'everything'),
  'unwritten-text': error(unwrittenText, 'texts'),
  'question-in-summary': error(questionInSummary),
  'unknown-text': error(unknownText),
  'overlay-of-nothing': error(overlayOfNothing, 'everything'),
  'overlay-parameters': error(overlayParameters, 'everything'),

  'unused-condition': warning(unusedCondition, 'uses'),
  'unused-shape': warning(unusedShape, 'uses'),
  'unused-table': warning(unusedTable, 'uses'),
  'unused-column': warning(unusedColumn, 'uses'),
  'unused-row-part': warning(unusedRowPart, 'uses'),
  'unused-parameter': warning(unusedParameter),
  'unused-setting': warning(unusedSetting, 'uses'),
  'unused-fact': warning(unusedFact, 'uses'),
  'unused-value': warning(unusedValue, 'uses'),

  'table-cell': error(tableCell, 'everything'),
  'repeated-key': error(repeatedKey, 'everything'),
  'table-gap': error(tableGap, 'everything'),
  'overlapping-rows': error(overlappingRows, 'everything'),
  'unreachable-row': error(unreachableRow, 'everything'),
  'choice-without-row': error(choiceWithoutRow),

  'guarded-nothing': warning(guardedNothing),
  'done-on-step': error(doneOnStep),

  ...formChecks,

  'forbidden-word': error(forbiddenWord, 'texts'),
  'exclamation-mark': error(exclamationMark, 'texts'),
  'small-initial': error(smallInitial, 'texts'),
  'stray-space': error(straySpace, 'texts'),
  'space-at-mark': error(spaceAtMark, 'texts'),
  'fixed-space': error(fixedSpace, 'texts'),
  'quotation-mark': error(quotationMark, 'texts'),
  'foreign-character': error(foreignCharacter, 'texts'),
  markup: error(markup, 'texts'),
  'brand-in-text': error(brandInText, 'everything'),
  'overlay-contradiction': warning(overlayContradiction, 'everything'),
  'literal-duration': warning(literalDuration, 'texts'),
  'literal-amount': warning(literalAmount, 'texts'),
  'wrong-unit': error(wrongUnit, 'texts'),
  'contradicted-limit': error(contradictedLimit),
  'swapped-limit': error(swappedLimit, 'texts'),
  'unknown-word': warning(unknownWord, 'texts'),
  'unused-word': warning(unusedWord, 'everything'),
  'wrong-term': error(wrongTerm, 'texts'),
  'misnamed-setting': error(misnamedSetting, 'everything'),
  'unused-term': warning(unusedTerm, 'uses'),
  'same-text': error(sameText),
  'same-message': error(sameMessage, 'texts'),
  'same-heading': error(sameHeading, 'texts'),
  'same-hint': error(sameHint),
  'hint-of-other-format': error(hintOfOtherFormat),
  'repeated-label': error(repeatedLabel),
  'long-sentence': warning(longSentence, 'texts'),
  'long-text': warning(longText, 'texts'),
  'malformed-parameter': error(malformedParameter, 'texts'),
  'unknown-parameter-name': error(unknownParameter),
  'same-overlay': warning(sameOverlay, 'everything'),

  'brand-id': error(brandId, 'everything'),
  'missing-logo': error(missingLogo, 'everything'),
  'shared-by-brands': error(sharedByBrands, 'everything'),

  'never-of-nothing': error(neverOfNothing),
  'unused-outcomes': warning(unusedOutcomes, 'uses'),
  'repeated-override': error(repeatedOverride),
  'unused-part': warning(unusedPart, 'uses'),

  'flow-syntax': error(flowSyntax, 'everything'),
  'flow-form': error(flowForm, 'everything'),
  'flow-name': error(flowName, 'everything'),
  'flow-given': error(flowGiven, 'everything'),
  'flow-step': error(flowStep, 'flows'),
  'flow-field': error(flowField, 'flows'),
  'flow-value': error(flowValue, 'flows'),
  'flow-call': error(flowCall, 'flows'),
  'flow-text': error(flowText, 'everything'),

  'unknown-exception': error('exceptions'),
  'exception-without-reason': error('exceptions'),
  'unused-exception': warning('exceptions'),
} as const satisfies Readonly<Record<string, CatalogueEntry | StageEntry>>;

export type CheckCode = keyof typeof catalogue;

export function isCheck(code: string): code is CheckCode {
  return Object.hasOwn(catalogue, code);
}
