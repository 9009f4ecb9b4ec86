import { Type } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { compileValidators } from '../../src/definitions/validators/buildValidators.ts';
import phone from '../../schemas/_shared/ownPhoneNumber.json' with { type: 'json' };
import { type FieldSchema, openRequirements, type Walk } from '../../src/engine/index.ts';
import { findMismatch } from '../../src/protocol/index.ts';
import { walkOf } from '../engine/testForm.ts';
import { enter } from '../engine/walkActions.ts';

describe('the text', () => {
  const inForms = compileValidators({ e: { type: 'string', format: 'email' } })['e'];
  const inProtocol = Type.String({ format: 'email' });

  it.each([
    ['name@beispiel.de', true],
    ['vor.name+auto@post.beispiel.de', true],
    ['größe@müller.de', true],
    ['', false],
    ['name', false],
    ['name.beispiel.de', false],
    ['@beispiel.de', false],
    ['name@', false],
    ['name@beispiel', false],
    ['name@beispiel.', false],
    ['name@.de', false],
    ['name@beispiel.d', false],
    ['na me@beispiel.de', false],
    ['name@bei spiel.de', false],
    ['name@@beispiel.de', false],
    ['name@beispiel..de', false],
    ['vor..name@beispiel.de', false],
    ['.name@beispiel.de', false],
    ['name.@beispiel.de', false],
    ['name@.beispiel.de', false],
    ['a@-b.de', false],
    ['a@b-.de', false],
    ['a@b.-de', false],
    ['a@b-c.de', true],
    ['a@b.c-d.de', true],
    ['a@xn--kse-qla.de', true],
    ['a%00@b.de', false],
    ['a@b%00.de', false],
    ['a@b/c.de', false],
    ['a@b_c.de', false],
    ['a@b。c.de', false],
  ])('SHELL-052 "%s" is an e-mail address: %j, in forms and on the server', (text, isAddress) => {
    expect([inForms?.(text) === null, findMismatch(inProtocol, text) === null]).toEqual([
      isAddress,
      isAddress,
    ]);
  });
});

describe('a rule that a field may name', () => {
  const text = (schema: Partial<FieldSchema>): FieldSchema => ({ type: 'string', ...schema });
  const rules: Readonly<Record<string, FieldSchema>> = {
    password: text({ format: 'password' }),
    numeric: text({ format: 'numeric' }),
    noSpaces: text({ format: 'noSpaces' }),
    minimum: text({ minLength: 3 }),
    maximum: text({ maxLength: 3 }),
    email: text({ format: 'email' }),
    phone: text({ pattern: phone.pattern }),
  };
  const judges = compileValidators(rules);

  it.each([
    ['numeric', '0815', true],
    ['numeric', '08 15', false],
    ['numeric', '8,15', false],
    ['numeric', '-8', false],
    ['noSpaces', 'Wort-mit_allem!', true],
    ['noSpaces', 'zwei Worte', false],
    ['noSpaces', 'Wort\u00a0Wort', false],
    ['minimum', 'drei', true],
    ['minimum', 'zw', false],
    ['maximum', 'zwo', true],
    ['maximum', 'drei', false],
    ['email', 'name@beispiel.de', true],
    ['email', 'name', false],
    ['phone', '0221 123456', true],
    ['phone', 'keine', false],
  ])('SHELL-049 %s: "%s" is valid: %j', (rule, entry, passes) => {
    expect(judges[rule]?.(entry) === null).toBe(passes);
  });

  it.each([
    ['Abcdef1!', true],
    ['Ärmel1ß?', true],
    ['ein Satz mit 1 Ä', false],
    ['Ein Satz mit 1 Ausruf!', true],
    [`Aa1!${'x'.repeat(20)}`, true],
    [`Aa1!${'x'.repeat(21)}`, false],
    ['Abcde1!', false],
    ['abcdef1!', false],
    ['ABCDEF1!', false],
    ['Abcdefg!', false],
    ['Abcdefg1', false],
    ['Abcdef 1', false],
    ['', false],
  ])('SHELL-050 the general password rule accepts "%s": %j', (entry, passes) => {
    expect(judges['password']?.(entry) === null).toBe(passes);
  });

  it('SHELL-049 a required field is reported until it has an answer', () => {
    const empty = walkOf({ steps: { one: { name: { type: 'string', maxLength: 9 } } } });
    const open = (walk: Walk) =>
      walk.wizard.steps.flatMap((step) => openRequirements(walk, step).map(({ error }) => error.code));
    expect(open(empty)).toEqual(['required']);
    expect(open(enter(empty, { 'one.name': 'Wort' }))).toEqual([]);
  });
});

describe('phone numbers', () => {
  const { type, pattern, maxLength } = phone;
  const judge = compileValidators({ p: { type, pattern, maxLength } as FieldSchema })['p'];

  it.each([
    ['0221 123456', true],
    ['+49 (0)221/12.34-56', true],
    ['++49221123', true],
    ['(0221)123', true],
    ['(0221) 123', true],
    ['2', true],
    ['', false],
    ['keine', false],
    ['0221 12a', false],
    ['/0221', false],
    ['0221+12', false],
    ['12345678901234567890', true],
    ['123456789012345678901', false],
  ])('SHELL-051 "%s" is a valid phone number: %j', (text, passes) => {
    expect(judge?.(text) === null).toBe(passes);
  });
});
