import type { Mistake } from './mistakes.ts';

const calls = 'schemas/proof/calls.json';
const form = 'schemas/proof/form.json';
const proof = ['properties', 'job', 'properties', 'proof'];

/** Cases with one mistake each in the form with a file field. */
export const fileMistakes: readonly Mistake[] = [
  {
    code: 'file-call',
    mistake: 'a file that no call sends',
    file: calls,
    edit: { at: ['calls', 0], to: undefined },
    place: '"proof"',
  },
  {
    code: 'file-call',
    mistake: 'a file sent to an operation that takes none',
    file: calls,
    edit: { at: ['calls', 0, 'call'], to: 'changeOccupation' },
    place: '"changeOccupation"',
  },
  {
    code: 'file-call',
    mistake: 'a call without a file to an operation that takes one',
    file: calls,
    edit: { at: ['calls', 2, 'call'], to: 'uploadDocument' },
    place: '"uploadDocument"',
  },
  {
    code: 'file-outcome',
    mistake: 'no row says that the file has arrived',
    file: calls,
    edit: { at: ['calls', 0, 'outcomes', 0], to: { status: 200, check: { proof: 'valid' } } },
    place: '"outcomes"',
  },
  {
    code: 'file-outcome',
    mistake: 'a row that marks a file as arrived at a call without a file',
    file: calls,
    edit: { at: ['calls', 2, 'outcomes', 0, 'file'], to: { id: 'body.id' } },
    place: '"file"',
  },
  {
    code: 'file-outcome',
    mistake: 'the id of the document at another path',
    file: calls,
    edit: { at: ['calls', 0, 'outcomes', 0, 'file', 'id'], to: 'body.documentId' },
    place: '"body.documentId"',
  },
  {
    code: 'call-payload',
    mistake: 'a payload beside a file',
    file: calls,
    edit: { at: ['calls', 0, 'send'], to: { name: { const: 'x' } } },
    place: '"send"',
  },
  {
    code: 'call-payload',
    mistake: 'a member with another name than in the protocol',
    file: calls,
    edit: { at: ['calls', 2, 'send', 'uploadDocumentID'], to: { const: 'D-1' } },
    place: '"uploadDocumentID"',
  },
  {
    code: 'call-payload',
    mistake: 'a member in one of two objects',
    file: calls,
    edit: {
      at: ['calls', 2, 'send'],
      to: {
        if: [
          { answered: 'job.proof' },
          { occupation: 'job.occupation', proofId: 'job.proof' },
          { occupation: 'job.occupation', explanation: 'job.explanation' },
        ],
      },
    },
    place: '"proofId"',
  },
  {
    code: 'result-shape',
    mistake: 'a file that is kept as data',
    file: calls,
    edit: {
      at: ['calls', 1],
      to: {
        at: { press: 'check.letter' },
        call: 'fetchLetter',
        when: { '!': { answered: 'result.letter.title' } },
        keep: { letter: { properties: { title: { type: 'string' } } } },
        outcomes: [
          { status: 200, download: { name: { const: 'Anschreiben' } } },
          { else: true, banner: 'messages:generic' },
        ],
      },
    },
    place: '"letter"',
  },
  {
    code: 'file-limits',
    mistake: 'a media type that the server refuses',
    file: form,
    edit: { at: [...proof, 'x-control', 'mediaTypes', 2], to: 'image/gif' },
    place: '"mediaTypes"',
  },
  {
    code: 'file-limits',
    mistake: 'a size that the server refuses',
    file: form,
    edit: { at: [...proof, 'x-control', 'maxBytes'], to: 10_000_001 },
    place: '"maxBytes"',
  },
  {
    code: 'file-answer',
    mistake: 'a reply that is saved although it is no file',
    file: calls,
    edit: { at: ['calls', 2, 'outcomes', 0, 'download'], to: { name: { const: 'x' } } },
    place: '"download"',
  },
  {
    code: 'file-answer',
    mistake: 'a file that is never saved',
    file: calls,
    edit: { at: ['calls', 1, 'outcomes', 0], to: { status: 200, banner: 'messages:generic' } },
    place: '"outcomes"',
  },
  {
    code: 'new-tab',
    mistake: 'a reply without the address of the new tab',
    file: calls,
    edit: { at: ['calls', 0, 'outcomes', 0, 'newTab'], to: { address: 'body.url' } },
    place: '"body.url"',
  },
  {
    code: 'control-type',
    mistake: 'a file field with a control for texts',
    file: form,
    edit: { at: [...proof, 'x-control'], to: 'text' },
    place: '"x-control"',
  },
  {
    code: 'control-type',
    mistake: 'a control for files at a text',
    file: form,
    edit: {
      at: ['properties', 'job', 'properties', 'explanation', 'x-control'],
      to: { kind: 'upload', mediaTypes: ['image/png'], maxBytes: 1 },
    },
    place: '"x-control"',
  },
  {
    code: 'type-mismatch',
    mistake: 'the size of a file compared with a text',
    file: 'rules/proof.json',
    edit: { at: ['fields', 'job.explanation', 'show'], to: { '===': ['job.proof.size', 'viel'] } },
    place: '"==="',
  },
  {
    code: 'unknown-path',
    mistake: 'a member that a file does not have',
    file: 'rules/proof.json',
    edit: { at: ['fields', 'job.explanation', 'show'], to: { '>': ['job.proof.bytes', 1] } },
    place: '"job.proof.bytes"',
  },
  {
    code: 'reads-below',
    mistake: 'the size of a file of a later question',
    file: 'rules/proof.json',
    edit: { at: ['fields', 'job.occupation'], to: { optional: { '>': ['job.proof.size', 1] } } },
    place: '"job.proof.size"',
  },
];
