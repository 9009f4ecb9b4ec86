import { Type } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { compileValidators } from '../../src/definitions/buildValidators.ts';
import phone from '../../schemas/_shared/ownPhoneNumber.json' with { type: 'json' };
import type { FieldSchema } from '../../src/engine/index.ts';
import { mismatchOf } from '../../src/protocol/index.ts';

describe('e-mail addresses', () => {
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
  ])('SHELL-052 "%s" is one: %j, for forms and the server alike', (text, isAddress) => {
    expect([inForms?.(text) === null, mismatchOf(inProtocol, text) === null]).toEqual([isAddress, isAddress]);
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
  ])('SHELL-051 "%s" passes: %j', (text, passes) => {
    expect(judge?.(text) === null).toBe(passes);
  });
});
