import { conditionExample, conditionSentence, unusedCondition } from './checkConditions.ts';
import { missingLimit } from './checkLimits.ts';
import { shadowedOutcome, unknownBlock, unknownOperation, unknownRoute } from './checkOutcomes.ts';
import { exampleMismatch, missingExamples, unsafePattern } from './checkPatterns.ts';
import { fallingProgress, formId, missingProgress, orphanStep, sharedRoute } from './checkSteps.ts';
import { missingText, overlayOfNothing, overlayParameters, unknownText } from './checkTexts.ts';
import { constantNotInEnum, notBoolean, typeMismatch } from './checkTypes.ts';
import { unusedFact, unusedSetting, unusedShape, unusedTable } from './checkUses.ts';
import type { Check } from './LintSubject.ts';

/** Errors stop a build. Warnings are found and listed, and stop nothing but `forms lint`. */
export type Severity = 'error' | 'warning';

interface CatalogueEntry {
  readonly severity: Severity;
  readonly means: string;
  /** The check, or the stage before the checks that finds it. */
  readonly find: Check | 'reading' | 'compiling';
}

const reading = (means: string): CatalogueEntry => ({ severity: 'error', means, find: 'reading' });
const compiling = (means: string): CatalogueEntry => ({ severity: 'error', means, find: 'compiling' });
const error = (find: Check, means: string): CatalogueEntry => ({ severity: 'error', means, find });
const warning = (find: Check, means: string): CatalogueEntry => ({ severity: 'warning', means, find });

/** Every code a finding can carry, with what it means. The one list: the command line, the documentation and the tests read it. */
export const catalogue = {
  'json-syntax': reading(
    'The file is not JSON. Strict JSON: no comments, no comma before a closing bracket.',
  ),
  'duplicate-key': reading('A key stands twice in one object; one of the two would silently win.'),
  'missing-file': reading('A form lacks one of its files.'),
  'missing-schema': reading('The first line does not name the meta-schema by which the file is judged.'),
  shape: reading('The file does not have the shape its meta-schema describes.'),

  'missing-step': compiling('wizard.json names a step that has no file.'),
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
  'unknown-fact': compiling('wizard.json reads a fact that facts.json does not declare.'),
  'unknown-step': compiling('There is no step of that id.'),
  'unknown-table': compiling('There is no decision table of that name.'),
  'unknown-outcomes': compiling('There are no shared outcomes of that name.'),
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
  'option-not-in-enum': compiling('An option is no value of its field.'),
  'outcomes-without-else': compiling('An outcome table does not end in "else".'),

  'form-id': error(formId, 'The id in wizard.json differs from the name of the folder.'),
  'orphan-step': error(orphanStep, 'A step file belongs to no step of wizard.json.'),
  'shared-route': error(sharedRoute, 'Two steps have the same address.'),
  'missing-progress': error(missingProgress, 'The form shows percent and a step has none.'),
  'falling-progress': error(fallingProgress, 'The progress of a step is lower than that of the step before.'),
  'unknown-route': error(unknownRoute, 'A route belongs to no page and no step.'),

  'missing-limit': error(missingLimit, 'A text without maxLength, or a list without maxItems.'),
  'unknown-format': reading('There is no such format.'),
  'invalid-pattern': reading('A pattern is no regular expression.'),
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
  'overlay-of-nothing': error(overlayOfNothing, 'A brand overlays a text that does not exist.'),
  'overlay-parameters': error(
    overlayParameters,
    "A brand's text uses a parameter its original does not have.",
  ),

  'unused-condition': warning(unusedCondition, 'Nothing refers to the condition.'),
  'unused-fact': warning(unusedFact, 'The form declares a fact that it never reads.'),
  'unused-shape': warning(unusedShape, 'No step uses the shared shape.'),
  'unused-table': warning(unusedTable, 'Nothing reads the decision table.'),
  'unused-setting': warning(unusedSetting, 'Nothing reads the setting.'),
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

export type CheckCode = keyof typeof catalogue;
