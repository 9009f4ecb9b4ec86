/** Files of a new form by path: one question, a summary, a call that takes the answers, texts and a flow test. Texts are JSON and YAML. */
export function scaffold(id: string): ReadonlyMap<string, string> {
  const json = (meta: string, value: object) => JSON.stringify({ $schema: `${meta}.schema.json`, ...value });
  const folder = `schemas/${id}`;
  return new Map([
    [
      `${folder}/wizard.json`,
      json('../_meta/wizard', {
        format: 2,
        id,
        route: `/${id}/{step}`,
        mount: { frame: 'page' },
        progress: [50, 99],
        exits: { back: '/', cancel: '/' },
        leaveGuard: { free: ['/'] },
        done: { blocks: ['thanks'], close: '/' },
      }),
    ],
    [
      `${folder}/form.json`,
      json('../_meta/form', {
        properties: {
          question: {
            properties: {
              agreed: { type: 'boolean', 'x-control': 'yesNo' },
              reason: { type: 'string', maxLength: 500, 'x-control': 'textarea' },
            },
          },
          summary: { properties: { overview: { type: 'null', 'x-control': 'summary' } } },
        },
      }),
    ],
    [`${folder}/calls.json`, json('../_meta/calls', { calls: [] })],
    [
      `rules/${id}.json`,
      json('../schemas/_meta/rules', {
        conditions: {
          notAgreed: {
            says: 'Die Frage ist mit Nein beantwortet',
            if: { '===': ['question.agreed', false] },
            examples: [
              { given: { 'question.agreed': false }, is: true },
              { given: { 'question.agreed': true }, is: false },
              { given: {}, is: false },
            ],
          },
        },
        fields: { 'question.reason': { show: 'notAgreed' } },
      }),
    ],
    [`${folder}/texts.de.json`, json('../_meta/texts', texts)],
    [`test/flows/${id}/both-answers.flow.yaml`, flow(id)],
  ]);
}

const texts = {
  title: 'Neues Formular',
  submit: 'Absenden',
  'question.title': 'Ihre Frage',
  'question.agreed.label': 'Sind Sie einverstanden?',
  'question.agreed.error.required': 'Bitte wählen Sie Ja oder Nein aus.',
  'question.reason.label': 'Warum nicht?',
  'question.reason.hint': 'Höchstens 500 Zeichen',
  'question.reason.error.required': 'Bitte nennen Sie den Grund.',
  'summary.title': 'Angaben prüfen',
  'summary.overview.label': 'Ihre Angaben',
  'done.title': 'Vielen Dank',
  'done.thanks': 'Ihre Angaben sind bei uns eingegangen.',
};

function flow(id: string): string {
  return `# yaml-language-server: $schema=../../../schemas/_meta/flow.schema.json
flow: Die Frage ist mit Ja beantwortet
form: ${id}
given: { facts: {} }
steps:
  - at: question
    shows: [agreed]
    hides: [reason]
    blocked: [agreed]
    enter: { agreed: true }
  - at: summary
variants:
  - { name: mit Nein und einem Grund, change: { question.agreed: false, question.reason: Es passt nicht. } }
`;
}
