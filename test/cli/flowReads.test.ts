import { describe, expect, it } from 'vitest';
import { flowCases, parseFlow } from '../../src/analysis/index.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { findMovedExpectations, runFlow } from '../../src/cli/runFlow.ts';
import { judges, shippedForms } from '../shippedForms.ts';

const judge = judges.get('flow') ?? (() => []);

/** Runs a flow of the payment page, and returns its failures and what `--accept` would write. */
async function run(...lines: readonly string[]) {
  const text = [
    'flow: Worte',
    'form: payment-details',
    'given: { account: mueller, policy: comprehensive-car }',
    ...lines,
  ].join('\n');
  const parsed = parseFlow('x.flow.yaml', text, judge);
  if (!parsed.ok) throw new Error(parsed.mistakes[0]?.message);
  const [one] = flowCases(parsed.flow, ['paymentDetails']);
  const wizard = compileFormById(shippedForms, 'payment-details');
  if (one === undefined || wizard === null) throw new Error('The flow cannot run.');
  const failures = await runFlow(one, shippedForms, wizard);
  const moved = await findMovedExpectations(one, shippedForms, wizard);
  return { failures: failures.map(({ message }) => message), moved };
}

const reading = (...reads: readonly string[]) =>
  run('steps:', `  - { at: paymentDetails, reads: { ${reads.join(', ')} } }`);

describe('what a customer reads', () => {
  it.each([
    ['title', 'Zahlungsdaten ändern'],
    ['paymentType', 'Wie oft möchten Sie zahlen?'],
    ['paymentType.label', 'Zahlungsweise'],
    ['paymentType.options.HALF_YEARLY', 'Halbjährlich'],
    ['validFrom.hint', 'Zum Beispiel 27.03.2027.'],
    ['premium.value', '59,29 €'],
    [
      'consequence.text',
      'Wenn Sie absenden, zahlen Sie die Beiträge für diesen Vertrag ab dem 21.11.2026 so, wie es hier steht.',
    ],
    ['error.nothingChanged', 'Bitte ändern Sie mindestens eine Angabe. Sonst gibt es nichts abzusenden.'],
    ['submit', 'Änderung absenden'],
    ['dialog.unknownAddress.stay', 'Noch einmal prüfen'],
  ])('stands at %s', async (place, text) => {
    expect((await reading(`${place}: '${text}'`)).failures).toEqual([]);
    const [failure] = (await reading(`${place}: '${text}!'`)).failures;
    expect(failure).toContain(`„${place}“ lautet`);
    expect(failure).toContain(JSON.stringify(`${text}!`));
  });

  it('stands nowhere else, and a similar place is named', async () => {
    expect((await reading('validFrom.hin: x')).failures).toEqual([
      'Auf „paymentDetails“: Bei „validFrom.hin“ ist nichts zu lesen. Meinten Sie „validFrom.hint“?',
    ]);
    expect((await reading('paymentType.options.WEEKLY: x')).failures).toEqual([
      'Auf „paymentDetails“: Bei „paymentType.options.WEEKLY“ ist nichts zu lesen.',
    ]);
    expect((await reading('companyName: Name der Firma')).failures).toEqual([
      'Auf „paymentDetails“: „companyName“ ist verborgen und nicht zu lesen.',
    ]);
  });

  it('is a message with its values', async () => {
    const lines = [
      'steps: [{ at: paymentDetails, enter: { dayOfDebit: 15 } }]',
      'answers from server:',
      "  - { status: 204, shows: success.submitted, reads: 'Gültig ab 21.11.2026.', goes: / }",
    ];
    const { failures, moved } = await run(...lines);

    expect(failures).toEqual([
      'Der Wortlaut der Meldung ist "Ihre neuen Zahlungsdaten sind bei uns eingegangen. Sie gelten ab dem 21.11.2026. Eine Bestätigung kommt per E-Mail.", erwartet war "Gültig ab 21.11.2026.".',
    ]);
    expect(moved.map(({ path }) => path.join('.'))).toEqual(['answers from server.0.reads']);
  });

  it('is accepted where it has changed', async () => {
    const { moved } = await reading('title: Zahlung', 'submit: Änderung absenden');

    expect(moved).toEqual([
      {
        file: 'x.flow.yaml',
        path: ['steps', 0, 'reads', 'title'],
        was: 'Zahlung',
        is: 'Zahlungsdaten ändern',
      },
    ]);
  });
});
