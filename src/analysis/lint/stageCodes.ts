/** A code that is found before the checks run, while files are read or forms compiled. */
export interface StageEntry {
  readonly severity: 'error';
  readonly means: string;
  readonly find: 'reading' | 'compiling';
}

const reading = (means: string): StageEntry => ({ severity: 'error', means, find: 'reading' });
const compiling = (means: string): StageEntry => ({ severity: 'error', means, find: 'compiling' });

/** Nobody can excuse these: without them mended there is no form to look at. */
export const stageCodes = {
  'json-syntax': reading(
    'The file is not JSON. Strict JSON: no comments, no comma before a closing bracket.',
  ),
  'duplicate-key': reading('A key stands twice in one object; one of the two would silently win.'),
  'missing-file': reading('A form, a brand or the meta-schemas lack one of their files.'),
  'missing-schema': reading('The first line does not name the meta-schema by which the file is judged.'),
  shape: reading('The file does not have the shape its meta-schema describes.'),

  'done-rows': compiling('The rows of done.then do not end with the one row that takes whatever is left.'),
  'unknown-keyword': compiling(
    'A step schema uses a keyword outside the closed list; no required, default, title, if.',
  ),
  'missing-type': compiling('A field has no type.'),
  'field-name': compiling('A field name contains a character paths are made of.'),
  'nested-list': compiling('A list stands inside a list.'),
  'list-items': compiling('A list does not hold groups.'),
  'unknown-ref': compiling('A $ref names no shared shape.'),
  'cyclic-ref': compiling('A shared shape contains itself.'),
  'missing-control': compiling('A block does not say what it is.'),
  'unknown-control': compiling('There is no such control.'),
  'unknown-parameter': compiling('The control has no such parameter.'),
  'control-type': compiling('The control does not fit the type of the field.'),
  'unknown-field': compiling('There is no field, group, block or list of that path.'),
  'unknown-path': compiling(
    'A rule or value reads something that is neither a field above nor a declared fact.',
  ),
  'unknown-condition': compiling('There is no condition of that name.'),
  'unknown-step': compiling('There is no step of that id.'),
  'unknown-subject': compiling(
    'A promise speaks about a field, option, step, dialog, member or route there is not.',
  ),
  'unknown-table': compiling('There is no decision table of that name.'),
  'unknown-outcomes': reading('There are no shared outcomes of that name.'),
  'unknown-part': reading('There is no part of that name.'),
  'cyclic-part': reading('A part contains itself.'),
  'missing-parameter': reading('A part needs a parameter that its use does not give.'),
  'unknown-derivation': compiling('There is no derivation of that name.'),
  'cyclic-condition': compiling('A condition refers to itself.'),
  'reads-below': compiling('A rule reads a field that stands below the place it decides about.'),
  'row-outside': compiling('A row is read outside of its list.'),
  'operator-keys': compiling('A rule object has no operator, or more than one.'),
  'unknown-operator': compiling('There is no such operator.'),
  'argument-count': compiling('An operator has too few or too many operands.'),
  'literal-argument': compiling('An operator wants a name and got a rule.'),
  'rule-depth': compiling('A rule is nested too deeply.'),
  'rule-size': compiling('A rule has too many parts.'),
  'malformed-value': compiling('A value is no path, operator or object of values.'),
  'asked-field': compiling('What is asked before a field is no choice below it, or is asked twice.'),
  'option-not-in-enum': compiling('An option is no value of its field.'),
  'outcomes-without-else': compiling('An outcome table does not end in "else".'),
  'unknown-format': reading('There is no such format.'),
  'invalid-pattern': reading('A pattern is no regular expression.'),
} as const satisfies Readonly<Record<string, StageEntry>>;
