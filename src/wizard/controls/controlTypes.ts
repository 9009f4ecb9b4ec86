import { control as birthDate } from './birthDate/control.ts';
import { control as checkbox } from './checkbox/control.ts';
import { control as code } from './code/control.ts';
import { control as date } from './date/control.ts';
import { control as email } from './email/control.ts';
import { control as iban } from './iban/control.ts';
import { control as money } from './money/control.ts';
import { control as number } from './number/control.ts';
import { control as password } from './password/control.ts';
import { control as phone } from './phone/control.ts';
import { control as plate } from './plate/control.ts';
import { control as policyNumber } from './policyNumber/control.ts';
import { control as postalCode } from './postalCode/control.ts';
import { control as radio } from './radio/control.ts';
import { control as select } from './select/control.ts';
import { control as switchControl } from './switch/control.ts';
import { control as text } from './text/control.ts';
import { control as textarea } from './textarea/control.ts';
import { control as time } from './time/control.ts';
import { control as yesNo } from './yesNo/control.ts';
import type { ControlDescription } from '../inputs/ControlDescription.ts';

/** Every control for a field, as the engine, its tools and the browser tests know it. */
export const controlTypes = {
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
  switch: switchControl,
  yesNo,
  radio,
  select,
} as const satisfies Readonly<Record<string, ControlDescription>>;

export type ControlName = keyof typeof controlTypes;
