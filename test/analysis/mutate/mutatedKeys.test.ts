import type { TSchema } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { createMutants } from '../../../src/analysis/mutate/mutants/createMutants.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { readForms } from '../../../src/definitions/disk.ts';
import { callsFile } from '../../../src/engine/definition/files/CallsFile.ts';
import { formFile, shapeDefinitions } from '../../../src/engine/definition/files/FormFile.ts';
import { outcomeDefinitions } from '../../../src/engine/definition/files/OutcomeRow.ts';
import { rulesFile } from '../../../src/engine/definition/files/RulesFile.ts';
import { wizardFile } from '../../../src/engine/definition/files/WizardFile.ts';
import {
  choice,
  formSource,
  text,
  wizardOf as testWizard,
  yesNo,
  type TestForm,
} from '../../engine/testForm.ts';

/** Keys of the format that no mutant changes, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  says: 'A sentence or a text key: lint compares it with the texts, and the document of the form prints it.',
  examples: 'Examples of a condition are executed by lint.',
  promises: 'Promises are tests themselves; those that no mutant breaks are named.',
  else: 'It is the last row by the meta-schema and matches whatever is left.',
  status: 'A row with another status is the row removed, with one that nobody sends.',
  call: 'Another operation takes another body, which lint and prove compare with the protocol.',
  path: 'Values for the address of a request: lint compares their names with the protocol, and accountId is the account without being written.',
  headers: 'Headers of a request; the tests of the portal see requests, flows do not.',
  tells: 'What the page of a step is told; the tests of the portal see it, flows do not.',
  keep: 'What is kept is typed: lint compares it with the protocol and with who reads it.',
  submit: 'A call at another moment leaves the answer that a flow gives here without a request.',
  continue: 'As for submit.',
  enter: 'As for submit.',
  file: 'As for submit.',
  press: 'As for submit.',
  change: 'As for submit.',
  stale: 'How an older result looks until the newer one arrives; the journey has tests of its own for it.',
  mayLack: 'Whether a success without results is one as well; the journey has tests of its own for it.',
  numbered: 'How the next steps of an end page look; browser tests see the page.',
  amountBar: 'Where amounts count at the foot; browser tests see the page.',
  facts: 'What a receipt says once the form is done; browser tests see the page.',
  debounce: 'A pause has no length without a page.',
  takesEffect:
    'A flow leaves every field that it types into; the check of an IBAN has tests of its own for it.',
  use: 'Parts and sets of outcomes are filled in before mutants are made.',
  also: 'Filled in before mutants are made.',
  group: 'How options are grouped, which the gallery shows.',
  label: 'Which column is read aloud, which lint compares with the list.',
  value: 'The value of an option is compared with the choices by lint.',
  from: 'The list that is offered is typed, and lint compares it.',
  error: 'The code of a check names its text, which lint looks up.',
  id: 'The name of a dialog names its texts, which lint looks up.',
  on: 'A reaction to another field is the reaction removed.',
  field: 'The question before a field is compared by lint.',
  type: 'The type of a question decides its control and what is sent; compiling and prove compare both.',
  $ref: 'Shared shapes are filled in before mutants are made.',
  unit: 'Lint compares units where values meet.',
  'x-control': 'How a question is asked; every control has its own tests in the gallery.',
  'x-autocomplete': 'Lint compares it with the names that browsers know.',
  with: 'Filled in before mutants are made.',
  keptIf: 'Filled in before mutants are made.',
  as: 'The question of the long form is filled in before mutants are made.',
  shortOf: 'What the long form brings is filled in before mutants are made.',
  asLong: 'The end page of the long form is filled in before mutants are made.',
  items: 'The questions of a row, which flows answer one by one.',
  properties:
    'The questions themselves: without one its rules, texts and payload name nothing, which compiling and lint see.',
  mount: 'Where the form stands in the portal: its pages are tested in the browser.',
  draft: 'Where a draft is kept: two browsers look for it.',
  values: 'Named values are written out before mutants are made; what reads them is changed.',
  table: 'Which table a choice comes from; lint and the options that flows look at see another one.',
  'x-look': 'How a group is drawn.',
  readOnly: 'A question that always stands; its lock and reason are looked at by flows.',
  kind: 'The tag of a union.',
  name: 'The name of a file is seen by every flow that downloads it.',
  of: 'What an end page sends its files to: a browser sends some.',
};

/** Collects the names of all members of a schema of the format, with those of inner schemas. */
function keysOf(schema: TSchema): readonly string[] {
  const {
    properties,
    items,
    anyOf = [],
    patternProperties,
    additionalProperties,
  } = schema as {
    readonly properties?: Readonly<Record<string, TSchema>>;
    readonly items?: TSchema;
    readonly anyOf?: readonly TSchema[];
    readonly patternProperties?: Readonly<Record<string, TSchema>>;
    readonly additionalProperties?: TSchema | false;
  };
  const below = [items, additionalProperties, ...anyOf, ...Object.values(patternProperties ?? {})];
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) => [
      name,
      ...(Object.hasOwn(exceptions, name) ? [] : keysOf(inner)),
    ]),
    ...below.flatMap((inner) => (typeof inner === 'object' ? keysOf(inner) : [])),
  ];
}

/** Keys that the shipped forms do not use. */
const rare: TestForm = {
  steps: {
    one: {
      wish: yesNo,
      kind: choice('A', 'B'),
      why: text(),
      count: { type: 'integer', minimum: 1, maximum: 9 },
      code: {
        type: 'string',
        format: 'date',
        pattern: '^2',
        examples: ['2026-01-01'],
        'x-control': 'text',
        maxLength: 10,
      },
    },
  },
  rules: {
    fields: {
      'one.kind': {
        options: [
          { value: 'A', when: 'one.wish' },
          { value: 'B', disabled: { when: 'one.wish', says: 'no' } },
        ],
      },
    },
    reactions: [{ on: 'one.wish', set: { 'one.why': { const: 'x' } }, notice: 'told' }],
    notices: [{ id: 'told', when: 'one.wish', once: 'flow' }],
  },
  calls: [
    {
      at: { change: 'one.why', minLength: 3 },
      call: 'look',
      again: 'never',
      outcomes: [
        { status: 200, when: 'one.wish', download: { name: { const: 'Brief.pdf' } }, next: true },
        { else: true },
      ],
    },
  ],
};

describe('mutate', () => {
  it('changes every key of the format, except those with a reason', () => {
    const repository = readForms('.');
    const shipped = repository.forms.flatMap(({ id, source }) => {
      const wizard = compileFormById(repository, id);
      return wizard ? createMutants(source, wizard) : [];
    });
    const changed = new Set(
      [...shipped, ...createMutants(formSource(rare), testWizard(rare))].flatMap(({ keys }) =>
        keys.map(String),
      ),
    );
    const schemas = [
      rulesFile,
      callsFile,
      wizardFile,
      formFile,
      ...Object.values(outcomeDefinitions),
      ...Object.values(shapeDefinitions),
    ];
    const keys = [...new Set(schemas.flatMap(keysOf))].filter((key) => key !== '$schema');

    expect(keys.filter((key) => !changed.has(key) && !Object.hasOwn(exceptions, key))).toEqual([]);
    expect(Object.keys(exceptions).filter((key) => !keys.includes(key))).toEqual([]);
  });
});
