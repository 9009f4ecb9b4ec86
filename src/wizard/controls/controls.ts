// Written from the folders beside this file by "npm run fix".
import { view as birthDateView } from './birthDate/view.ts';
import { view as checkboxView } from './checkbox/view.ts';
import { view as codeView } from './code/view.ts';
import { view as dateView } from './date/view.ts';
import { view as emailView } from './email/view.ts';
import { view as ibanView } from './iban/view.ts';
import { view as numberView } from './number/view.ts';
import { view as passwordView } from './password/view.ts';
import { view as phoneView } from './phone/view.ts';
import { view as plateView } from './plate/view.ts';
import { view as policyNumberView } from './policyNumber/view.ts';
import { view as postalCodeView } from './postalCode/view.ts';
import { view as radioView } from './radio/view.ts';
import { view as selectView } from './select/view.ts';
import { view as switchView } from './switch/view.ts';
import { view as textView } from './text/view.ts';
import { view as textareaView } from './textarea/view.ts';
import { view as timeView } from './time/view.ts';
import { view as uploadView } from './upload/view.ts';
import { view as yesNoView } from './yesNo/view.ts';
import type { ControlView } from '../inputs/ControlView.ts';
import type { ControlName } from './controlTypes.ts';

/** The view of each control. */
const views: { readonly [Name in ControlName]: ControlView } = {
  birthDate: birthDateView,
  checkbox: checkboxView,
  code: codeView,
  date: dateView,
  email: emailView,
  iban: ibanView,
  number: numberView,
  password: passwordView,
  phone: phoneView,
  plate: plateView,
  policyNumber: policyNumberView,
  postalCode: postalCodeView,
  radio: radioView,
  select: selectView,
  switch: switchView,
  text: textView,
  textarea: textareaView,
  time: timeView,
  upload: uploadView,
  yesNo: yesNoView,
};

/** The same table by the names in a compiled form. */
export const controls: Readonly<Record<string, ControlView>> = views;
