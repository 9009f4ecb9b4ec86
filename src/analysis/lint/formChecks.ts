import { callPayload } from './calls/checkPayload.ts';
import { fileAnswer, fileCall, fileLimits, fileOutcome } from './calls/checkFiles.ts';
import { newTabAddress } from './calls/checkNewTab.ts';
import { type CatalogueEntry, error, warning } from './CatalogueEntry.ts';
import {
  autocompleteInRows,
  autocompleteMissing,
  autocompleteOnGroup,
  choiceWithoutOptions,
  constOutsideEnum,
  controlFormat,
  emptyGroup,
  impossibleLimits,
  repeatedOption,
  storedSecret,
  unboundedNumber,
  unknownAutocomplete,
  unknownFill,
} from './schemas/checkSchemas.ts';
import {
  alwaysTrue,
  comparedWithItself,
  constantOutsideLimits,
  constantRule,
  contradiction,
  doubleNegation,
  emptyList,
  hiddenCondition,
  impossibleDate,
  repeatedOperand,
  repeatedValue,
  sameRule,
  singleOperand,
} from './rules/checkRules.ts';
import { openNegation } from './rules/checkOpenFacts.ts';
import { literalLikeReference, needlessConst, needlessVar } from './rules/checkLiterals.ts';
import {
  checkElsewhere,
  hiddenFact,
  lockWithoutText,
  minAboveMax,
  repeatedCheck,
  repeatedDialog,
  ruleWithoutEffect,
  shadowedRow,
} from './rules/checkFields.ts';
import { plainLink, unknownLink, unusedLink } from './texts/checkLinks.ts';
import { emptyPromise, repeatedPromise } from './rules/checkPromises.ts';
import {
  reactionOnItself,
  rowsOutsideLimits,
  setFromItself,
  valueNotAccepted,
} from './rules/checkReactions.ts';
import {
  answerUnused,
  bannerParts,
  callParameters,
  callWithoutNext,
  needlessParam,
  neverDone,
  outcomeWithoutEffect,
  sensitiveLeak,
  sentTwice,
} from './calls/checkCalls.ts';
import { crossedNames } from './calls/checkCrossedNames.ts';
import { unknownCode, unknownStatus } from './calls/checkCodes.ts';
import { nothingSent } from './calls/checkSending.ts';
import { resultOfItself, resultShape, sameResult, unusedResult } from './calls/checkResults.ts';

/** Checks of schemas, rules and calls within one form in which every name exists. Part of `catalogue`. */
export const formChecks = {
  'impossible-limits': error(impossibleLimits),
  'const-outside-enum': error(constOutsideEnum),
  'repeated-option': error(repeatedOption),
  'unknown-autocomplete': error(unknownAutocomplete),
  'autocomplete-in-rows': warning(autocompleteInRows),
  'autocomplete-on-group': error(autocompleteOnGroup),
  'autocomplete-missing': error(autocompleteMissing),
  'empty-group': error(emptyGroup),
  'unbounded-number': error(unboundedNumber),
  'control-format': error(controlFormat),
  'choice-without-options': error(choiceWithoutOptions),
  'stored-secret': error(storedSecret),
  'unknown-fill': error(unknownFill),

  'double-negation': error(doubleNegation),
  'single-operand': error(singleOperand),
  'repeated-operand': error(repeatedOperand),
  'repeated-value': error(repeatedValue),
  'empty-list': error(emptyList),
  'compared-with-itself': error(comparedWithItself),
  'impossible-date': error(impossibleDate),
  'constant-rule': error(constantRule),
  contradiction: error(contradiction),
  'always-true': error(alwaysTrue),
  'constant-outside-limits': error(constantOutsideLimits),
  'same-rule': warning(sameRule),
  'hidden-condition': error(hiddenCondition),
  'open-negation': error(openNegation),
  'needless-var': warning(needlessVar),
  'needless-const': warning(needlessConst),
  'literal-like-reference': error(literalLikeReference),

  'hidden-fact': error(hiddenFact),
  'rule-without-effect': error(ruleWithoutEffect),
  'min-above-max': error(minAboveMax),
  'lock-without-text': error(lockWithoutText),
  'check-elsewhere': error(checkElsewhere),
  'repeated-check': error(repeatedCheck),
  'repeated-dialog': error(repeatedDialog),
  'shadowed-row': error(shadowedRow),
  'reaction-on-itself': error(reactionOnItself),
  'set-from-itself': error(setFromItself),
  'rows-outside-limits': error(rowsOutsideLimits),
  'value-not-accepted': error(valueNotAccepted),

  'repeated-promise': error(repeatedPromise),
  'empty-promise': error(emptyPromise),

  'call-without-next': error(callWithoutNext),
  'nothing-sent': warning(nothingSent),
  'never-done': error(neverDone),
  'outcome-without-effect': error(outcomeWithoutEffect),
  'banner-parts': error(bannerParts),
  'needless-param': error(needlessParam),
  'unused-result': warning(unusedResult),
  'same-result': error(sameResult),
  'result-of-itself': error(resultOfItself),
  'result-shape': error(resultShape),
  'sent-twice': warning(sentTwice),
  'unknown-code': error(unknownCode),
  'unknown-status': error(unknownStatus),
  'crossed-names': warning(crossedNames, 'everything'),
  'call-parameters': error(callParameters),
  'call-payload': error(callPayload),
  'file-call': error(fileCall),
  'file-outcome': error(fileOutcome),
  'file-limits': error(fileLimits),
  'file-answer': error(fileAnswer),
  'new-tab': error(newTabAddress),
  'sensitive-leak': error(sensitiveLeak),
  'unknown-link': error(unknownLink),
  'plain-link': error(plainLink),
  'unused-link': warning(unusedLink),
  'answer-unused': warning(answerUnused),
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
