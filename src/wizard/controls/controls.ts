import { view as birthDate } from './birthDate/view.ts';
import { view as checkbox } from './checkbox/view.ts';
import { view as code } from './code/view.ts';
import { view as date } from './date/view.ts';
import { view as email } from './email/view.ts';
import { view as iban } from './iban/view.ts';
import { view as money } from './money/view.ts';
import { view as number } from './number/view.ts';
import { view as password } from './password/view.ts';
import { view as phone } from './phone/view.ts';
import { view as plate } from './plate/view.ts';
import { view as policyNumber } from './policyNumber/view.ts';
import { view as postalCode } from './postalCode/view.ts';
import { view as radio } from './radio/view.ts';
import { view as select } from './select/view.ts';
import { view as switchView } from './switch/view.ts';
import { view as text } from './text/view.ts';
import { view as textarea } from './textarea/view.ts';
import { view as time } from './time/view.ts';
import { view as yesNo } from './yesNo/view.ts';
import type { ControlName } from './controlTypes.ts';
import type { ControlView } from '../inputs/ControlView.ts';

/** How each control looks: one view for every name, neither more nor fewer. */
const views: { readonly [Name in ControlName]: ControlView } = {
  text,
  textarea,
  email,
  phone,
  postalCode,
  plate,
  policyNumber,
  iban,
  code,
  password,
  date,
  birthDate,
  time,
  number,
  money,
  checkbox,
  switch: switchView,
  yesNo,
  radio,
  select,
};

/** By the names of a compiled form, which are names of controls. */
export const controls: Readonly<Record<string, ControlView>> = views;
