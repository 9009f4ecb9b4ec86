// Written from the folders beside this file by "npm run fix".
import { control as birthDateControl } from './birthDate/control.ts';
import { control as checkboxControl } from './checkbox/control.ts';
import { control as codeControl } from './code/control.ts';
import { control as dateControl } from './date/control.ts';
import { control as emailControl } from './email/control.ts';
import { control as ibanControl } from './iban/control.ts';
import { control as numberControl } from './number/control.ts';
import { control as passwordControl } from './password/control.ts';
import { control as phoneControl } from './phone/control.ts';
import { control as plateControl } from './plate/control.ts';
import { control as policyNumberControl } from './policyNumber/control.ts';
import { control as postalCodeControl } from './postalCode/control.ts';
import { control as radioControl } from './radio/control.ts';
import { control as selectControl } from './select/control.ts';
import { control as switchControl } from './switch/control.ts';
import { control as textControl } from './text/control.ts';
import { control as textareaControl } from './textarea/control.ts';
import { control as timeControl } from './time/control.ts';
import { control as uploadControl } from './upload/control.ts';
import { control as yesNoControl } from './yesNo/control.ts';
import type { ControlType } from '../../engine/index.ts';

/** All controls for fields, for a running form. */
export const controlTypes = {
  birthDate: birthDateControl,
  checkbox: checkboxControl,
  code: codeControl,
  date: dateControl,
  email: emailControl,
  iban: ibanControl,
  number: numberControl,
  password: passwordControl,
  phone: phoneControl,
  plate: plateControl,
  policyNumber: policyNumberControl,
  postalCode: postalCodeControl,
  radio: radioControl,
  select: selectControl,
  switch: switchControl,
  text: textControl,
  textarea: textareaControl,
  time: timeControl,
  upload: uploadControl,
  yesNo: yesNoControl,
} as const satisfies Readonly<Record<string, ControlType>>;

export type ControlName = keyof typeof controlTypes;
