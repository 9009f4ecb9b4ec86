import { describe, expect, it } from 'vitest';
import { shippedForms } from '../shippedForms.ts';

/** The text of the link before the first step of a form, by its target. Before the activation, "/" asks for the code. */
const words: Readonly<Record<string, readonly string[]>> = {
  '/': ['Zur Startseite', 'Zur Frage nach dem Code'],
  '/claims': ['Zu „Alles zum Schaden“'],
  '/contract': ['Zu Ihrem Vertrag'],
};

const usual = shippedForms.texts.get('wizard')?.texts['backLink.exit'];
const links = shippedForms.forms.flatMap(({ id, source, texts }) => {
  const to = source.wizard.exits?.back;
  const hasOnlyButton = texts['back'] !== undefined && texts['backLink.exit'] === undefined;
  return to === undefined || hasOnlyButton ? [] : [{ form: id, to, says: texts['backLink.exit'] ?? usual }];
});

describe('the link before the first step', () => {
  it('exists in most forms', () => {
    expect(links.length).toBeGreaterThan(8);
  });

  it.each(links)('of $form says that it leads to $to', ({ to, says }) => {
    expect(words[to]).toContain(says);
  });
});
