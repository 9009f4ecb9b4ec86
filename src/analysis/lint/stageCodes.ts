/** A code that is found before the checks run, while files are read or forms compiled. */
export interface StageEntry {
  readonly severity: 'error';
  readonly find: 'reading' | 'compiling';
}

const readingStage: StageEntry = { severity: 'error', find: 'reading' };
const compilingStage: StageEntry = { severity: 'error', find: 'compiling' };

/** Codes that cannot be excused, because with such a mistake there is no form to check. */
export const stageCodes = {
  'json-syntax': readingStage,
  'duplicate-key': readingStage,
  'missing-file': readingStage,
  'missing-schema': readingStage,
  shape: readingStage,

  'done-rows': compilingStage,
  'kept-draft': compilingStage,
  'unknown-keyword': compilingStage,
  'missing-type': compilingStage,
  'field-name': compilingStage,
  'nested-list': compilingStage,
  'list-items': compilingStage,
  'unknown-ref': compilingStage,
  'cyclic-ref': compilingStage,
  'missing-control': compilingStage,
  'unknown-control': compilingStage,
  'unknown-parameter': compilingStage,
  'control-type': compilingStage,
  'unknown-field': compilingStage,
  'unknown-path': compilingStage,
  'unknown-condition': compilingStage,
  'missing-step': compilingStage,
  'unknown-step': compilingStage,
  'amount-bar': compilingStage,
  'unknown-subject': compilingStage,
  'unknown-table': compilingStage,
  'unknown-column': compilingStage,
  'not-unique': compilingStage,
  'cyclic-value': compilingStage,
  'unknown-check': compilingStage,
  'unknown-outcomes': readingStage,
  'unknown-part': readingStage,
  'part-in-list': readingStage,
  'override-of-nothing': readingStage,
  'unknown-part-call': readingStage,
  'cyclic-part': readingStage,
  'missing-parameter': readingStage,
  'unknown-derivation': compilingStage,
  'derivation-values': compilingStage,
  'cyclic-condition': compilingStage,
  'reads-below': compilingStage,
  'row-outside': compilingStage,
  'operator-keys': compilingStage,
  'unknown-operator': compilingStage,
  'argument-count': compilingStage,
  'literal-argument': compilingStage,
  'rule-depth': compilingStage,
  'rule-size': compilingStage,
  'malformed-value': compilingStage,
  'asked-field': compilingStage,
  'option-not-in-enum': compilingStage,
  'outcomes-without-else': compilingStage,
  'unknown-format': readingStage,
  'invalid-pattern': readingStage,
} as const satisfies Readonly<Record<string, StageEntry>>;
