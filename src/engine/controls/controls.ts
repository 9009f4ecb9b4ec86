import { readCode, writeCode } from './code.ts';
import { readDate, readFullDate, writeDate } from './date.ts';
import { fieldFormat, type FieldFormat, type Read } from './FieldFormat.ts';
import { readIban, writeIban } from './iban.ts';
import { readAmount, readNumber, writeAmount, writeNumber } from './number.ts';
import { readPhone } from './phone.ts';
import { readPlate } from './plate.ts';
import { readPolicyNumber } from './policyNumber.ts';
import { readTime } from './time.ts';

const asTyped: Read = (typed) => ({ value: typed });
const text = fieldFormat(asTyped);
const boolean = fieldFormat((typed) =>
  typed === 'true' || typed === 'false' ? { value: typed === 'true' } : { code: 'boolean' },
);

/** Every control with a value: how its input is read and written. */
export const controls = {
  text,
  textarea: fieldFormat((typed) => ({ value: typed.replaceAll(/\r\n?/g, '\n') })),
  email: text,
  phone: fieldFormat(readPhone),
  /** "D-50667" is a German post code, too; those of other countries stay as typed. */
  postalCode: fieldFormat((typed) => ({ value: typed.replace(/^D[- ]*(?=\d)/i, '') })),
  plate: fieldFormat(readPlate),
  policyNumber: fieldFormat(readPolicyNumber),
  iban: fieldFormat(readIban, writeIban),
  code: fieldFormat(readCode, writeCode),
  date: fieldFormat(readDate, writeDate),
  birthDate: fieldFormat(readFullDate, writeDate),
  time: fieldFormat(readTime),
  number: fieldFormat(readNumber, writeNumber),
  money: fieldFormat(readAmount, writeAmount),
  /** Spaces belong to it. */
  password: {
    parse: (typed) => (typed === '' ? null : typed),
    format: text.format,
  },
  checkbox: boolean,
  switch: boolean,
  yesNo: boolean,
  radio: text,
  select: text,
} as const satisfies Record<string, FieldFormat>;

export type FieldControl = keyof typeof controls;
