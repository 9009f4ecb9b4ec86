import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Field, FieldState } from '../../src/engine/index.ts';
import { controlTools } from '../../src/wizard/controls/controlTools.ts';
import type { ControlName } from '../../src/wizard/controls/controlTypes.ts';
import { controls } from '../../src/wizard/controls/controls.ts';
import type { FieldTexts } from '../../src/wizard/inputs/ControlProps.ts';
import { compiledForm } from '../gallery/galleryForm.ts';
import { showcases } from '../gallery/showcases.ts';
import { questionsOf, shippedQuestions } from '../shippedWizards.ts';
import { TextsContext } from '../../src/ui/texts/useTexts.ts';

const word = () => '';
const texts: FieldTexts = {
  label: '',
  legend: '',
  hint: '',
  why: '',
  option: word,
  group: word,
  reason: word,
  text: word,
};

/** The field before its first answer. */
function stateOf(field: Field): FieldState {
  const answer: Answer = null;
  return {
    kind: 'field',
    field,
    key: field.path,
    name: field.path,
    shown: true,
    answer,
    value: null,
    lock: null,
    required: true,
    markedOptional: false,
    options: null,
    min: null,
    max: null,
    variant: null,
    error: null,
  };
}

const i18n = i18next.createInstance();
void i18n.init({ lng: 'de', initAsync: false, resources: { de: {} } });

// Controls of few forms have files of their own.
beforeAll(() => Promise.all(Object.values(controls).map(async ({ load }) => load?.())));

type Attributes = Readonly<Record<string, string>>;

/** Returns the attributes of each input that accepts typed text. */
function inputsOf(field: Field): readonly Attributes[] {
  const { Input } = controls[field.control.kind] ?? {};
  if (Input === undefined) throw new Error(field.control.kind);
  const drawn = renderToStaticMarkup(
    <MantineProvider>
      <TextsContext value={i18n}>
        <Input
          state={stateOf(field)}
          texts={texts}
          id={field.path}
          labelledBy=""
          describedBy={undefined}
          invalid={false}
          onChange={word}
          onBlur={word}
          follow={() => word}
          today={word}
        />
      </TextsContext>
    </MantineProvider>,
  );
  return [...drawn.matchAll(/<(input|textarea|select)\b([^>]*)>/g)].map(([, tag = '', attributes = '']) => ({
    tag,
    ...Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    ),
  }));
}

/** The name of a question -> its `autocomplete`. */
const wordsOfNames: Attributes = {
  title: 'honorific-prefix',
  firstName: 'given-name',
  lastName: 'family-name',
  companyName: 'organization',
  street: 'address-line1',
  postalCode: 'postal-code',
  city: 'address-level2',
  country: 'country-name',
  currentEmail: 'username',
  newPassword: 'new-password',
  confirmPassword: 'new-password',
};
/** If the name does not decide, the control does. */
const wordsOfControls: Partial<Record<ControlName, string>> = {
  email: 'email',
  phone: 'tel',
  password: 'current-password',
  birthDate: 'bday-day bday-month bday-year',
};
/** Questions about other people: a browser would fill in the customer's own data. */
const aboutOthers = [
  'claim-report/driverData.otherPerson.',
  'claim-report/witness.people.',
  'claim-report/accidentOpponent.',
  'claim-report/lawyer.person.',
  'contact-accompanied-driving/request.birthDate',
  'evb/evb.',
  'payment-details/paymentDetails.newAccountHolder',
  'payment-details/paymentDetails.companyName',
];

function wordFor(name: string, { name: called, control: { kind } }: Field): string {
  if (aboutOthers.some((start) => name.startsWith(start))) return 'off';
  const ofControl = Object.entries(wordsOfControls).find(([control]) => control === kind)?.[1];
  return wordsOfNames[called] ?? ofControl ?? 'off';
}

const kindsOf = (...patterns: readonly string[]): readonly string[] =>
  Object.entries(controlTools).flatMap(([kind, { pattern }]) => (patterns.includes(pattern) ? [kind] : []));
const isTyped = ({ control }: Field): boolean =>
  [...kindsOf('textbox', 'boxes'), 'select'].includes(control.kind);

describe('the autocomplete attribute', () => {
  it('names the content of every question, and is off in questions about other people', () => {
    const typed = shippedQuestions.filter(([, field]) => isTyped(field));
    const words = typed.map(([name, field]) => {
      const inputs = inputsOf(field).map(({ autocomplete = 'none' }) => autocomplete);
      return [name, [...new Set(inputs)].join(' ')];
    });

    expect(Object.fromEntries(words)).toEqual(
      Object.fromEntries(typed.map(([name, field]) => [name, wordFor(name, field)])),
    );
    expect(typed.length).toBeGreaterThan(80);
  });
});

const uncorrected = { autocorrect: 'off', spellcheck: 'false' };
/** The keyboard that the inputs of each typed control request from phones. Only text in sentences may be corrected. */
const keyboards: Partial<Record<ControlName, Attributes>> = {
  birthDate: { inputmode: 'numeric', ...uncorrected },
  code: { type: 'text', autocapitalize: 'none', ...uncorrected },
  date: { type: 'text', inputmode: 'decimal', ...uncorrected },
  email: { type: 'text', inputmode: 'email', autocapitalize: 'none', ...uncorrected },
  iban: { type: 'text', autocapitalize: 'characters', ...uncorrected },
  number: { type: 'text', inputmode: 'numeric', ...uncorrected },
  password: { type: 'password', autocapitalize: 'none', ...uncorrected },
  phone: { type: 'tel', inputmode: 'tel', ...uncorrected },
  plate: { type: 'text', autocapitalize: 'characters', ...uncorrected },
  policyNumber: { inputmode: 'numeric', ...uncorrected },
  postalCode: { type: 'text', inputmode: 'numeric', ...uncorrected },
  text: { type: 'text', ...uncorrected },
  textarea: {},
  time: { type: 'text', inputmode: 'decimal', ...uncorrected },
};
const asked = ['type', 'inputmode', 'autocapitalize', 'autocorrect', 'spellcheck'];
const keyboardOf = (input: Attributes): Attributes =>
  Object.fromEntries(asked.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])));

const exhibits = questionsOf(compiledForm('keyboards', showcases).nodes);

describe('the keyboard of a phone', () => {
  it.each(kindsOf('textbox', 'boxes'))('is the right one for "%s", and corrects only sentences', (kind) => {
    const drawn = exhibits.filter(({ control }) => control.kind === kind).flatMap(inputsOf);

    expect(drawn.length).toBeGreaterThan(0);
    const wanted = Object.entries(keyboards).find(([name]) => name === kind)?.[1];
    for (const input of drawn) expect(keyboardOf(input)).toEqual(wanted);
  });
});
