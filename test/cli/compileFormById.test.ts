import { describe, expect, it } from 'vitest';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { readRepository } from '../../src/definitions/disk.ts';
import { type Edit, editedTexts } from '../analysis/baseTexts.ts';
import { shippedForms } from '../shippedForms.ts';

const wizard = 'schemas/repair/wizard.json';
const form = 'schemas/repair/form.json';
const calls = 'schemas/repair/calls.json';

const metaSchemas = [...shippedForms.files].filter(([path]) => path.startsWith('schemas/_meta/'));

function compiled(file: string, edit: Edit): boolean {
  const texts = [...editedTexts(file, edit), ...metaSchemas.map(([path, { text }]) => [path, text] as const)];
  return (
    compileFormById(readRepository(new Map(texts.filter(([path]) => path.endsWith('.json')))), 'repair') !==
    null
  );
}

describe('a form', () => {
  it('compiles without mistakes', () => {
    expect(compiled(wizard, { replace: '"route"', by: '"route"' })).toBe(true);
  });

  it.each<[what: string, file: string, edit: Edit]>([
    ['a choice twice', form, { at: ['properties', 'damage', 'properties', 'part', 'enum', 1], to: 'DOOR' }],
    ['a negative limit', form, { at: ['properties', 'damage', 'properties', 'other', 'maxLength'], to: -1 }],
    ['a call without a moment', calls, { at: ['calls', 0, 'at'], to: undefined }],
    ['a call of a part without its name', calls, { at: ['calls', 1, 'use'], to: undefined }],
    ['an empty end page', wizard, { at: ['done'], to: {} }],
    ['a block of links without links', wizard, { at: ['done', 'blocks'], to: [{ kind: 'links' }] }],
  ])('with %s does not compile', (_, file, edit) => {
    expect(compiled(file, edit)).toBe(false);
  });
});
