import { describe, expect, it } from 'vitest';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { readOneForm } from '../../src/definitions/disk.ts';
import { shippedForms } from '../shippedForms.ts';

describe('reading one form', () => {
  it.each(['contact-mail', 'claim-glass'])('compiles %s as the whole reading does', (id) => {
    const alone = readOneForm('.', id);

    expect(alone.forms.length).toBeLessThan(3);
    expect(alone.files.has('rules/evb.json')).toBe(false);
    expect(JSON.stringify(compileFormById(alone, id))).toBe(
      JSON.stringify(compileFormById(shippedForms, id)),
    );
    expect(alone.texts.get(id)).toEqual(shippedForms.texts.get(id));
  });

  it('reads everything when there is no such form, so that a message can name those that exist', () => {
    expect(readOneForm('.', 'contact-male').forms).toHaveLength(shippedForms.forms.length);
  });
});
