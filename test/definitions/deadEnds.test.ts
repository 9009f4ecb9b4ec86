import { describe, expect, it } from 'vitest';
import { shippedForms } from '../shippedForms.ts';

const shared = Object.assign(
  {},
  ...[...shippedForms.texts.values()].map(({ namespace, texts }) => ({
    ...(namespace === 'shared' ? texts : {}),
    ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text])),
  })),
) as Readonly<Record<string, string>>;

/** Every way in which nobody gets on, of every form, with what is said about it. */
const deadEnds = shippedForms.forms.flatMap(({ id, source: { rules }, texts }) =>
  (rules.stuck ?? []).map(({ text }) => ({
    form: id,
    key: text,
    says: texts[text] ?? shared[text] ?? '',
    // The reason stands above the questions.
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
/** What to do comes last, with the number to call. */
const asksToCall = /(rufen Sie uns|Rufen Sie uns|Kundenservice|telefonisch).*\{phone\}/;

describe('whoever cannot go on', () => {
  it('is told by every form that may stop somebody', () => {
    expect(deadEnds.length).toBeGreaterThan(15);
    expect(reasons.length).toBeGreaterThan(12);
  });

  it.each(deadEnds)('reads in $form under $key why, and whom to call', ({ says, isExplained }) => {
    expect(says).toMatch(asksToCall);
    expect(isExplained || sentences(says).length > 1).toBe(true);
  });

  it.each(reasons)('reads under %s why a contract stays as it is, and whom to call', (_, says) => {
    expect(says).toMatch(asksToCall);
    expect(says).not.toMatch(/^(Bitte r|R)ufen/);
  });

  it('reads what follows above each reason', () => {
    expect(shared['wizard:lock.title']).toMatch(/nichts ändern/);
  });
});
