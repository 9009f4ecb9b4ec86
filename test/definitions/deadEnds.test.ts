import { describe, expect, it } from 'vitest';
import { shippedForms } from '../shippedForms.ts';

const shared = Object.assign(
  {},
  ...[...shippedForms.texts.values()].map(({ namespace, texts }) => ({
    ...(namespace === 'shared' ? texts : {}),
    ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text])),
  })),
) as Readonly<Record<string, string>>;

/** Every dead end of every form, with its text. */
const deadEnds = shippedForms.forms.flatMap(({ id, source: { rules }, texts }) =>
  (rules.stuck ?? []).map(({ text }) => ({
    form: id,
    key: text,
    says: texts[text] ?? shared[text] ?? '',
    // The reason is shown above the questions.
    isExplained: Object.values(rules.steps ?? {}).some(
      ({ lock }) => lock !== undefined && JSON.stringify(lock).includes('"says"'),
    ),
  })),
);

/** Reasons why a contract cannot be changed. */
const reasons = Object.entries(shippedForms.texts.get('shared')?.texts ?? {}).filter(([key]) =>
  /^lock\.\w+$/.test(key),
);

const sentences = (text: string): readonly string[] => text.split(/(?<=[.:])\s+(?=\p{Lu}|\[)/u);
/** The text ends with the advice, with the number to call. */
const asksToCall = /(rufen Sie uns|Rufen Sie uns|Kundenservice|telefonisch).*\{phone\}/;

describe('a customer who cannot go on', () => {
  it('gets a reason in every form with a dead end', () => {
    expect(deadEnds.length).toBeGreaterThan(15);
    expect(reasons.length).toBeGreaterThan(12);
  });

  it.each(deadEnds)(
    'reads in $form under $key the reason, and the number to call',
    ({ says, isExplained }) => {
      expect(says).toMatch(asksToCall);
      expect(isExplained || sentences(says).length > 1).toBe(true);
    },
  );

  it.each(reasons)('reads under %s why a contract cannot be changed, and the number to call', (_, says) => {
    expect(says).toMatch(asksToCall);
    expect(says).not.toMatch(/^(Bitte r|R)ufen/);
  });

  it('reads the consequence above each reason', () => {
    expect(shared['wizard:lock.title']).toMatch(/nichts ändern/);
  });
});
