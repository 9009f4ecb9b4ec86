/** A code that is found before the checks run, while files are read or forms compiled. */
export interface StageEntry {
  readonly severity: 'error';
  readonly find: 'reading' | 'compiling';
}

const reading: StageEntry = { severity: 'error', find: 'reading' };
const compiling: StageEntry = { severity: 'error', find: 'compiling' };

/** Nobody can excuse these: without them mended there is no form to look at. */
export const stageCodes = {
  'json-syntax': reading,
  'duplicate-key': reading,
  'missing-file': reading,
  'missing-schema': reading,
  shape: reading,

  'done-rows': compiling,
  'kept-draft': compiling,
  'unknown-keyword': compiling,
  'missing-type': compiling,
  'field-name': compiling,
  'nested-list': compiling,
  'list-items': compiling,
  'unknown-ref': compiling,
  'cyclic-ref': compiling,
  'missing-control': compiling,
  'unknown-control': compiling,
  'unknown-parameter': compiling,
  'control-type': compiling,
  'unknown-field': compiling,
  'unknown-path': compiling,
  'unknown-condition': compiling,
  'unknown-step': compiling,
  'unknown-subject': compiling,
  'unknown-table': compiling,
  'unknown-column': compiling,
  'not-unique': compiling,
  'cyclic-value': compiling,
  'unknown-check': compiling,
  'unknown-outcomes': reading,
  'unknown-part': reading,
  'part-in-list': reading,
  'override-of-nothing': reading,
  'unknown-part-call': reading,
  'cyclic-part': reading,
  'missing-parameter': reading,
  'unknown-derivation': compiling,
  'derivation-values': compiling,
  'cyclic-condition': compiling,
  'reads-below': compiling,
  'row-outside': compiling,
  'operator-keys': compiling,
  'unknown-operator': compiling,
  'argument-count': compiling,
  'literal-argument': compiling,
  'rule-depth': compiling,
  'rule-size': compiling,
  'malformed-value': compiling,
  'asked-field': compiling,
  'option-not-in-enum': compiling,
  'outcomes-without-else': compiling,
  'unknown-format': reading,
  'invalid-pattern': reading,
} as const satisfies Readonly<Record<string, StageEntry>>;
