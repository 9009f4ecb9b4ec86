import { BirthDateControl } from './birthDate/BirthDateControl.tsx';
import type { FieldControl } from '../../engine/index.ts';
import { CodeControl } from './code/CodeControl.tsx';
import { CheckboxControl } from './checkbox/CheckboxControl.tsx';
import { displayChoice } from './choice/displayChoice.ts';
import { displayTicked } from './choice/displayTicked.ts';
import type { ControlEntry } from './ControlProps.ts';
import { DateControl } from './date/DateControl.tsx';
import { EmailControl } from './email/EmailControl.tsx';
import { IbanControl } from './iban/IbanControl.tsx';
import { displayMoney, MoneyControl } from './money/MoneyControl.tsx';
import { NumberControl } from './number/NumberControl.tsx';
import { PasswordControl } from './password/PasswordControl.tsx';
import { PhoneControl } from './phone/PhoneControl.tsx';
import { PlateControl } from './plate/PlateControl.tsx';
import { PolicyNumberControl } from './policyNumber/PolicyNumberControl.tsx';
import { PostalCodeControl } from './postalCode/PostalCodeControl.tsx';
import { RadioControl } from './radio/RadioControl.tsx';
import { SelectControl } from './select/SelectControl.tsx';
import { SwitchControl } from './switch/SwitchControl.tsx';
import { TextControl } from './text/TextControl.tsx';
import { TextareaControl } from './textarea/TextareaControl.tsx';
import { displayTime, TimeControl } from './time/TimeControl.tsx';
import { displayTyped } from './typed/displayTyped.ts';
import { YesNoControl } from './yesNo/YesNoControl.tsx';

const holdsText = true;

/** How each control with a value looks, and how its answer reads in a summary. */
export const controls: Readonly<Record<string, ControlEntry>> = {
  text: { Input: TextControl, holdsText, layout: 'label', display: displayTyped('text') },
  textarea: { Input: TextareaControl, layout: 'label', display: displayTyped('textarea') },
  email: { Input: EmailControl, holdsText, layout: 'label', display: displayTyped('email') },
  phone: { Input: PhoneControl, holdsText, layout: 'label', display: displayTyped('phone') },
  postalCode: { Input: PostalCodeControl, holdsText, layout: 'label', display: displayTyped('postalCode') },
  plate: { Input: PlateControl, holdsText, layout: 'label', display: displayTyped('plate') },
  policyNumber: { Input: PolicyNumberControl, layout: 'group', display: displayTyped('policyNumber') },
  iban: { Input: IbanControl, holdsText, layout: 'label', display: displayTyped('iban') },
  code: { Input: CodeControl, holdsText, layout: 'label', display: displayTyped('code') },
  date: { Input: DateControl, layout: 'label', display: displayTyped('date') },
  birthDate: { Input: BirthDateControl, layout: 'group', display: displayTyped('birthDate') },
  time: { Input: TimeControl, holdsText, layout: 'label', display: displayTime },
  number: { Input: NumberControl, holdsText, layout: 'label', display: displayTyped('number') },
  money: { Input: MoneyControl, holdsText, layout: 'label', display: displayMoney },
  /** Never shown again. */
  password: { Input: PasswordControl, holdsText, layout: 'label', display: () => null },
  checkbox: { Input: CheckboxControl, layout: 'inline', display: displayTicked },
  switch: { Input: SwitchControl, layout: 'inline', display: displayTicked },
  yesNo: { Input: YesNoControl, layout: 'group', display: displayTicked },
  radio: { Input: RadioControl, layout: 'group', display: displayChoice },
  select: { Input: SelectControl, layout: 'label', display: displayChoice },
} satisfies Readonly<Record<FieldControl, ControlEntry>>;
