// Written from the folders beside this file by "npm run fix".
import { tools as birthDateTools } from './birthDate/control.tools.ts';
import { tools as checkboxTools } from './checkbox/control.tools.ts';
import { tools as codeTools } from './code/control.tools.ts';
import { tools as dateTools } from './date/control.tools.ts';
import { tools as emailTools } from './email/control.tools.ts';
import { tools as ibanTools } from './iban/control.tools.ts';
import { tools as numberTools } from './number/control.tools.ts';
import { tools as passwordTools } from './password/control.tools.ts';
import { tools as phoneTools } from './phone/control.tools.ts';
import { tools as plateTools } from './plate/control.tools.ts';
import { tools as policyNumberTools } from './policyNumber/control.tools.ts';
import { tools as postalCodeTools } from './postalCode/control.tools.ts';
import { tools as radioTools } from './radio/control.tools.ts';
import { tools as selectTools } from './select/control.tools.ts';
import { tools as switchTools } from './switch/control.tools.ts';
import { tools as textTools } from './text/control.tools.ts';
import { tools as textareaTools } from './textarea/control.tools.ts';
import { tools as timeTools } from './time/control.tools.ts';
import { tools as uploadTools } from './upload/control.tools.ts';
import { tools as yesNoTools } from './yesNo/control.tools.ts';
import type { ControlDescription } from '../inputs/ControlDescription.ts';
import type { ControlName } from './controlTypes.ts';

/** The description of each control for the compiler, the tools and the browser tests. */
export const controlTools = {
  birthDate: birthDateTools,
  checkbox: checkboxTools,
  code: codeTools,
  date: dateTools,
  email: emailTools,
  iban: ibanTools,
  number: numberTools,
  password: passwordTools,
  phone: phoneTools,
  plate: plateTools,
  policyNumber: policyNumberTools,
  postalCode: postalCodeTools,
  radio: radioTools,
  select: selectTools,
  switch: switchTools,
  text: textTools,
  textarea: textareaTools,
  time: timeTools,
  upload: uploadTools,
  yesNo: yesNoTools,
} as const satisfies { readonly [Name in ControlName]: ControlDescription };
