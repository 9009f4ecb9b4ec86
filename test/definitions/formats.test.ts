import { Type } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { compileValidators } from '../../src/definitions/buildValidators.ts';
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
