import type { Problem } from '../../engine/index.ts';
import { brandId, missingLogo, sharedByBrands } from './checkBrands.ts';
import { catalogue } from './catalogue.ts';
import { unusedCondition } from './checkConditions.ts';
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
import { unknownRoute } from './checkOutcomes.ts';
import { overlayOfNothing, overlayParameters } from './checkTexts.ts';
import { unusedOutcomes, unusedSetting, unusedShape, unusedTable } from './checkUses.ts';
import {
  exclamationMark,
  forbiddenWord,
  longSentence,
  malformedParameter,
  sameOverlay,
  straySpace,
} from './checkWording.ts';
import type { Check, LintSubject } from './LintSubject.ts';
import type { Remember } from './rememberLast.ts';
import {
  type View,
  viewOfFlows,
  viewOfForm,
  viewOfOverlay,
  viewOfShared,
  viewOfTexts,
  viewOfUses,
} from './views.ts';

/** Whether something shared is used is known only when all forms are there. */
const ofUse: readonly Check[] = [unusedShape, unusedTable, unusedSetting, unusedCondition, unusedOutcomes];

/** Look at several forms, brands or flows at a time. */
const ofEverything: readonly Check[] = [
  unknownRoute,
  overlayOfNothing,
  overlayParameters,
  sameOverlay,
  brandId,
  missingLogo,
  sharedByBrands,
  flowForm,
  flowGiven,
  flowName,
  flowSyntax,
  flowText,
];

/** Look at the flow tests of one form at a time. */
const ofFlows: readonly Check[] = [flowCall, flowField, flowStep, flowValue];

/** Look at one text at a time. */
const ofTexts: readonly Check[] = [
  forbiddenWord,
  exclamationMark,
  straySpace,
  longSentence,
  malformedParameter,
];

/** All checks, each with as little in sight as it needs, so that most of what it found last still stands. */
export function runChecks(subject: LintSubject, allHere: boolean, remember: Remember): readonly Problem[] {
  const { repository, forms } = subject;
  const run = (checks: readonly Check[], { name, subject: seen, inputs }: View) =>
    remember(name, inputs, () => checks.flatMap((find) => find(seen)));
  const ofForms = checks.filter(
    (find) => ![ofUse, ofEverything, ofTexts, ofFlows].some((others) => others.includes(find)),
  );
  const texts = [...repository.texts.values()];
  return [
    ...forms.flatMap((form) => run(ofForms, viewOfForm(subject, form))),
    ...run(ofForms, viewOfShared(subject)),
    ...texts.flatMap((one) => run(ofTexts, viewOfTexts(subject, one))),
    ...repository.brands.flatMap((brand) => run(ofTexts, viewOfOverlay(subject, brand))),
    ...forms.flatMap((form) => run(ofFlows, viewOfFlows(subject, form))),
    ...(allHere ? run(ofUse, viewOfUses(subject)) : []),
    ...ofEverything.flatMap((find) => find(subject)),
  ];
}

const checks: readonly Check[] = Object.values(catalogue).flatMap(({ find }) =>
  typeof find === 'function' ? [find] : [],
);
