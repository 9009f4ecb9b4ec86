import { type CatalogueEntry, error, warning } from './CatalogueEntry.ts';
import {
  autocompleteInRows,
  choiceWithoutOptions,
  constOutsideEnum,
  controlFormat,
  emptyGroup,
  impossibleLimits,
  repeatedOption,
  unboundedNumber,
  unknownAutocomplete,
  unknownFill,
} from './checkSchemas.ts';
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
} from './checkRules.ts';
import {
  checkElsewhere,
  hiddenFact,
  lockWithoutText,
  minAboveMax,
  repeatedCheck,
  repeatedDialog,
  ruleWithoutEffect,
  shadowedRow,
} from './checkFields.ts';
import { plainLink, unknownLink, unusedLink } from './checkLinks.ts';
import { emptyPromise, repeatedPromise } from './checkPromises.ts';
import { reactionOnItself, rowsOutsideLimits, setFromItself, valueNotAccepted } from './checkReactions.ts';
import {
  answerUnused,
  bannerParts,
  callParameters,
  callWithoutNext,
  neverDone,
  outcomeWithoutEffect,
  sensitiveLeak,
  sentTwice,
} from './checkCalls.ts';

/** What is wrong within one form though every name in it exists: schemas, rules, calls. Part of `catalogue`. */
export const formChecks = {
  'impossible-limits': error(impossibleLimits, 'A lower limit lies above the upper one, so nothing fits.'),
  'const-outside-enum': error(constOutsideEnum, 'The fixed value of a field is not among its values.'),
  'repeated-option': error(repeatedOption, 'A value stands twice in an enum. --fix removes the second.'),
  'unknown-autocomplete': error(
    unknownAutocomplete,
    'A word browsers do not know as autocomplete; they would fill in nothing, or anything.',
  ),
  'autocomplete-in-rows': warning(
    autocompleteInRows,
    "Rows of a list are other people or things; a browser would fill the customer's own data in.",
  ),
  'empty-group': error(emptyGroup, 'A group, or the rows of a list, ask for nothing.'),
  'unbounded-number': error(
    unboundedNumber,
    'A number has no lower or no upper limit, neither in the schema nor in the rules.',
  ),
  'control-format': error(
    controlFormat,
    'A control for dates, times or e-mail addresses stands at a text that may be anything.',
  ),
  'choice-without-options': error(choiceWithoutOptions, 'A choice offers nothing.'),
  'unknown-fill': error(unknownFill, 'An address search fills a field that does not stand beside it.'),

  'double-negation': error(doubleNegation, 'A negation is negated again.'),
  'single-operand': error(singleOperand, '"and" or "or" join one operand only. --fix leaves the operand.'),
  'repeated-operand': error(
    repeatedOperand,
    '"and" or "or" have the same operand twice. --fix removes the second.',
  ),
  'repeated-value': error(
    repeatedValue,
    'A value stands twice in the list of "in". --fix removes the second.',
  ),
  'empty-list': error(emptyList, '"in" looks into an empty list, so it never holds.'),
  'compared-with-itself': error(comparedWithItself, 'Both sides of a comparison are the same.'),
  'impossible-date': error(impossibleDate, 'A rule compares with a day the calendar does not have.'),
  'constant-rule': error(
    constantRule,
    'A rule, or an operand of "and" or "or", reads nothing and never changes.',
  ),
  contradiction: error(contradiction, 'Operands of an "and" can never hold together.'),
  'always-true': error(alwaysTrue, 'Operands of an "or" leave nothing out, so it always holds.'),
  'constant-outside-limits': error(
    constantOutsideLimits,
    'A rule compares with a number the field never has.',
  ),
  'same-rule': warning(sameRule, 'Two conditions say the same under different names.'),
  'hidden-condition': error(
    hiddenCondition,
    'A condition of a form has the name of a shared one and hides it.',
  ),

  'hidden-fact': error(hiddenFact, 'A field has the path of a fact and hides it.'),
  'rule-without-effect': error(ruleWithoutEffect, 'A rule stands at something it can do nothing to.'),
  'min-above-max': error(minAboveMax, 'The lower limit in the rules lies above the upper one.'),
  'lock-without-text': error(lockWithoutText, 'A field can be locked and nobody is told why.'),
  'check-elsewhere': error(checkElsewhere, 'A check marks a field that is not on its step.'),
  'repeated-check': error(repeatedCheck, 'A step makes the same check twice.'),
  'repeated-dialog': error(
    repeatedDialog,
    'Two dialogs, or two notices, have the same id and are remembered as one.',
  ),
  'shadowed-row': error(
    shadowedRow,
    'An option or a text variant never comes, because an earlier one takes all it is for.',
  ),
  'reaction-on-itself': error(
    reactionOnItself,
    'A reaction clears or sets the very field whose change triggers it.',
  ),
  'set-from-itself': error(setFromItself, 'A reaction sets a field from itself.'),
  'rows-outside-limits': error(rowsOutsideLimits, 'A reaction makes more or fewer rows than the list takes.'),
  'value-not-accepted': error(
    valueNotAccepted,
    'A fixed value on entry, in a reaction or in a lock is one the field refuses.',
  ),

  'repeated-promise': error(repeatedPromise, 'A form promises the same sentence twice.'),
  'empty-promise': error(emptyPromise, 'A promise speaks about nothing of the form.'),

  'call-without-next': error(callWithoutNext, 'No answer of a call on the way leads on.'),
  'never-done': error(neverDone, 'No answer of any call finishes the form.'),
  'outcome-without-effect': error(outcomeWithoutEffect, 'With an answer of the server nothing happens.'),
  'banner-parts': error(bannerParts, 'A message has no level, or a level and parameters have no message.'),
  'sent-twice': warning(sentTwice, 'One answer is sent under two names.'),
  'call-parameters': error(
    callParameters,
    'A call lacks a parameter of its address, or has one or a header the protocol does not know.',
  ),
  'sensitive-leak': error(
    sensitiveLeak,
    'A sensitive answer would stand in an address or stay on the end page.',
  ),
  'unknown-link': error(unknownLink, 'A text names a link that wizard.json does not have.'),
  'plain-link': error(plainLink, 'A link stands in a text that is drawn as plain words.'),
  'unused-link': warning(unusedLink, 'No text uses the link.'),
  'answer-unused': warning(answerUnused, 'A question whose answer no call sends and no rule reads.'),
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
