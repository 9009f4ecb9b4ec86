import type { FieldControl } from './controls.ts';

/** Every control an analyst may name: what it can stand for and its closed parameters. */
export const controlSpecs = {
  text: { for: 'field', types: ['string'], parameters: [] },
  textarea: { for: 'field', types: ['string'], parameters: [] },
  email: { for: 'field', types: ['string'], parameters: ['verdict'] },
  phone: { for: 'field', types: ['string'], parameters: [] },
  postalCode: { for: 'field', types: ['string'], parameters: [] },
  plate: { for: 'field', types: ['string'], parameters: [] },
  policyNumber: { for: 'field', types: ['string'], parameters: [] },
  iban: { for: 'field', types: ['string'], parameters: [] },
  code: { for: 'field', types: ['string'], parameters: [] },
  password: { for: 'field', types: ['string'], parameters: [] },
  date: { for: 'field', types: ['string'], parameters: [] },
  birthDate: { for: 'field', types: ['string'], parameters: [] },
  time: { for: 'field', types: ['string'], parameters: [] },
  number: { for: 'field', types: ['number', 'integer'], parameters: [] },
  money: { for: 'field', types: ['number'], parameters: [] },
  checkbox: { for: 'field', types: ['boolean'], parameters: ['look'] },
  switch: { for: 'field', types: ['boolean'], parameters: [] },
  yesNo: { for: 'field', types: ['boolean'], parameters: [] },
  radio: { for: 'field', types: ['string', 'number', 'integer'], parameters: [] },
  select: { for: 'field', types: ['string', 'number', 'integer'], parameters: [] },
  rows: { for: 'list', types: ['array'], parameters: [] },
  note: { for: 'block', types: ['null'], parameters: ['tone', 'values'] },
  username: { for: 'block', types: ['null'], parameters: ['values'] },
  onceNote: { for: 'block', types: ['null'], parameters: [] },
  value: { for: 'block', types: ['null'], parameters: ['of'] },
  noticeBox: { for: 'block', types: ['null'], parameters: [] },
  placeSearch: { for: 'block', types: ['null'], parameters: ['fills'] },
  button: { for: 'block', types: ['null'], parameters: [] },
  picture: { for: 'block', types: ['null'], parameters: ['image'] },
  summary: { for: 'block', types: ['null'], parameters: [] },
} as const satisfies Record<FieldControl, ControlSpec> & Record<string, ControlSpec>;

export type ControlName = keyof typeof controlSpecs;

export interface ControlSpec {
  readonly for: 'field' | 'block' | 'list';
  readonly types: readonly string[];
  readonly parameters: readonly string[];
}

export function isControl(name: string): name is ControlName {
  return Object.hasOwn(controlSpecs, name);
}
