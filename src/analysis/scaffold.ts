import { say } from './messages/messages.ts';
import texts from './messages/scaffold.de.json' with { type: 'json' };

/**
 * Builds the files of a new form by path: one question, a summary, a call that takes the answers, texts and a flow test. Texts are JSON and
 * YAML.
 */
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
    [
      `${folder}/calls.json`,
      json('../_meta/calls', { 'x-lint': { 'nothing-sent': say('scaffold.unsent') }, calls: [] }),
    ],
    [
      `rules/${id}.json`,
      json('../schemas/_meta/rules', {
        conditions: {
          notAgreed: {
            says: say('scaffold.condition'),
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
    [`test/flows/${id}/both-answers.flow.yaml`, buildFlowText(id)],
  ]);
}

function buildFlowText(id: string): string {
  return `# yaml-language-server: $schema=../../../schemas/_meta/flow.schema.json
flow: ${say('scaffold.flow')}
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
  - { name: ${say('scaffold.variant')}, change: { question.agreed: false, question.reason: ${say('scaffold.reason')} } }
`;
}
