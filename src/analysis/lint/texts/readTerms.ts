import type { Repository } from '../../../definitions/index.ts';
import type { TermsDefinition } from '../../../engine/index.ts';
import { asRecord } from '../../../plain/isRecord.ts';

/** The words that a text must and must not contain, with the name of the entry in the term base. */
export interface Term {
  /** `codes.MARTEN_BITE` */
  readonly name: string;
  readonly holds: readonly string[];
  readonly not: readonly string[];
}

export const termsFile = 'schemas/_shared/terms.json';

const noTerms: TermsDefinition = { codes: {}, fields: {}, errors: {} };

/** Reads the term base; a copy of the definitions without one has no terms. */
export function readTerms({ files }: Repository): TermsDefinition {
  return { ...noTerms, ...(files.get(termsFile)?.value as TermsDefinition | undefined) };
}

/** Lists the terms that a text under this key has to fit. */
export function listTermsOf(terms: TermsDefinition, key: string): readonly Term[] {
  const names = key.slice(key.indexOf(':') + 1).split('.');
  const last = names.at(-1) ?? '';
  if (names.at(-2) === 'error')
    return [
      ...findTerm(terms, 'errors', [last]),
      // A message about a missing or wrong answer uses the words of the question.
      ...(last === 'required' || last === 'invalid' ? findFieldTerm(terms, names.slice(0, -2)) : []),
    ];
  if (fieldNames.has(last)) return findFieldTerm(terms, names.slice(0, -1));
  // The reason why an option is not offered does not name the option.
  return names.includes('refused') ? [] : findCodeTerm(terms, names.slice(0, -1), last);
}

const fieldNames = new Set(['label', 'legend', 'summary']);

/** Finds the term of a question by its name within its group, which may also be a variant of a question, or by its name alone. */
export function findFieldTerm(terms: TermsDefinition, path: readonly string[]): readonly Term[] {
  const [inner = '', outer = ''] = path.toReversed();
  return findTerm(terms, 'fields', [`${outer}.${inner}`, inner]);
}

/** Finds the term of a code: within the nearest name around it that has one, otherwise of the code alone. */
export function findCodeTerm(
  terms: TermsDefinition,
  around: readonly string[],
  code: string,
): readonly Term[] {
  return findTerm(terms, 'codes', [...around.toReversed().map((name) => `${name}.${code}`), code]);
}

function findTerm(
  terms: TermsDefinition,
  group: keyof TermsDefinition,
  names: readonly string[],
): readonly Term[] {
  const name = names.find((one) => Object.hasOwn(terms[group], one));
  const term = name === undefined ? undefined : terms[group][name];
  return term ? [{ name: `${group}.${name}`, holds: term.holds, not: term.not ?? [] }] : [];
}

/** Lists the names of codes in the settings, for example of lines. */
export function listNamesInSettings({ shared }: Repository) {
  return Object.entries(shared.settings).flatMap(([setting, written]) =>
    Object.entries(asRecord(asRecord(written)['value'])).flatMap(([code, text]) =>
      typeof text === 'string' ? [{ setting, code, text }] : [],
    ),
  );
}
