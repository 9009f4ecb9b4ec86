import type { Repository } from '../../definitions/index.ts';
import type { Problem } from '../../engine/index.ts';
import { applyExceptions } from './applyExceptions.ts';
import type { Check, LintSubject, LintTools } from './LintSubject.ts';
import { formatPointer } from './shared/formatPointer.ts';
import { brandInText } from './texts/checkBrandWords.ts';
import { fixedSpace, foreignCharacter, markup, quotationMark, spaceAtMark } from './texts/checkCharacters.ts';
import { literalAmount } from './texts/numbers/checkAmounts.ts';
import { literalDuration } from './texts/numbers/checkDurations.ts';
import { swappedLimit } from './texts/numbers/checkNumbers.ts';
import { overlayContradiction } from './texts/checkOverlays.ts';
import { listWords, unknownWord } from './texts/checkSpelling.ts';
import { wrongTerm } from './texts/checkTerms.ts';
import { longText } from './texts/checkWidths.ts';
import { wrongUnit } from './texts/numbers/checkUnits.ts';
import { overlayParameters } from './texts/checkTexts.ts';
import {
  exclamationMark,
  forbiddenWord,
  longSentence,
  malformedParameter,
  sameOverlay,
  straySpace,
} from './texts/checkWording.ts';

/** A text as somebody types it, in no file yet. */
export interface TypedText {
  /** The form or the shared area. */
  readonly area: string;
  readonly key: string;
  /** The brand that the text is for; null for all. */
  readonly brand: string | null;
  readonly text: string;
}

/** The misspelled words of the text, and the names that the program gives to texts. */
type TypedTextTools = Required<Pick<LintTools, 'misspelled'>> & Pick<LintTools, 'derivations' | 'controls'>;

/** Tools that no check of a single text uses. */
const unknownTools = {
  judges: new Map(),
  operations: null,
  routes: null,
  namesInCode: null,
  paths: null,
  flows: null,
  accounts: null,
} as const;

/** The checks that need nothing but the text, and for a brand the common text. */
const checks: readonly Check[] = [
  brandInText,
  exclamationMark,
  fixedSpace,
  forbiddenWord,
  foreignCharacter,
  literalAmount,
  literalDuration,
  longSentence,
  longText,
  malformedParameter,
  markup,
  overlayContradiction,
  overlayParameters,
  quotationMark,
  sameOverlay,
  spaceAtMark,
  straySpace,
  swappedLimit,
  unknownWord,
  wrongTerm,
  wrongUnit,
];

/** Narrows the definitions to one text: what the words of a text mean is still known, and no other text is judged. */
function narrowToText(repository: Repository, { area, key, brand, text }: TypedText): Repository {
  const common = repository.texts.get(area);
  const said = brand === null ? text : common?.texts[key];
  const texts = said === undefined ? {} : { [key]: said };
  return {
    ...repository,
    forms: [],
    texts: common ? new Map([[area, { ...common, texts }]]) : new Map(),
    brands: repository.brands.map((one) => ({
      ...one,
      overlay:
        one.id === brand
          ? { file: `brands/${brand}/texts.de.json`, texts: { [`${area}:${key}`]: text } }
          : null,
    })),
  };
}

/** Lists the words of a typed text, of which the dictionary judges those that the product does not know. */
export function listWordsOfText(repository: Repository, typed: TypedText): ReadonlySet<string> {
  return listWords(narrowToText(repository, typed));
}

/** Finds the mistakes of a text that is typed, without those that its file excuses. */
export function lintText(
  repository: Repository,
  typed: TypedText,
  { misspelled, ...environment }: TypedTextTools,
): readonly Problem[] {
  const { area, key, brand } = typed;
  const tools: LintTools = { ...unknownTools, ...environment, misspelled };
  const subject: LintSubject = { repository: narrowToText(repository, typed), forms: [], tools };
  const file = brand === null ? repository.texts.get(area)?.file : `brands/${brand}/texts.de.json`;
  const pointer = formatPointer(brand === null ? key : `${area}:${key}`);
  const found = checks.flatMap((check) => check(subject));
  return applyExceptions(found, repository.exceptions, () => false).filter(
    (one) => one.file === file && one.pointer === pointer,
  );
}
