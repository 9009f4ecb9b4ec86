import { describe, expect, it } from 'vitest';
import {
  engineDriver,
  flowCases,
  lint,
  type LintTools,
  type OperationShape,
  proveForm,
  runCase,
  findFormText,
} from '../../src/analysis/index.ts';
import { locateFinding } from '../../src/cli/commands/locateFinding.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { formControls } from '../../src/wizard/formControls.ts';
import { editedText, textsBelow } from './baseTexts.ts';
import { fileMistakes } from './fileMistakes.ts';
import { readTexts } from './readTexts.ts';
import { judges } from '../shippedForms.ts';

const fixed = { today: '2026-11-21', 'policy.number': '1234' };
const sound = textsBelow('test/analysis/files');
const upload = { mediaTypes: ['application/pdf', 'image/png', 'image/jpeg'], maxBytes: 10_000_000 };
const document = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
const text = { type: 'string' };
const change = {
  type: 'object',
  additionalProperties: false,
  properties: { occupation: text, uploadDocumentId: text, explanation: text },
};
const plain = { path: [], headers: [] };

function findingsIn(texts: ReadonlyMap<string, string>, shapes = judges): readonly string[] {
  const { repository, flows } = readTexts(texts, judges.get('flow'));
  const tools: LintTools = {
    judges: shapes,
    operations: new Map<string, OperationShape>([
      ['uploadDocument', { ...plain, upload, request: null, replies: [document] }],
      ['fetchLetter', { ...plain, mediaType: 'application/pdf', replies: [null] }],
      ['changeOccupation', { ...plain, request: change }],
    ]),
    routes: ['/'],
    derivations: {},
    controls: formControls,
    namesInCode: null,
    paths: null,
    flows: { ...flows, files: [] },
    accounts: new Map(),
  };
  return lint(repository, tools).map((finding) => {
    const { line } = locateFinding(repository, flows, finding);
    return `${finding.code} ${texts.get(finding.file)?.split('\n')[line - 1]?.trim()}`;
  });
}

function proofForm() {
  const { repository, flows } = readTexts(sound, judges.get('flow'));
  const wizard = compileFormById(repository, 'proof');
  if (wizard === null) throw new Error('the form has mistakes');
  const cases = flows.files.flatMap((file) => flowCases(file, ['job', 'check']));
  return { repository, flows, wizard, cases };
}

describe('a form with a file field', () => {
  it('has no findings of lint', () => {
    expect(findingsIn(sound)).toEqual([]);
  });

  it.each(fileMistakes)('$code: $mistake', ({ code, file, edit, place }) => {
    const texts = new Map(sound).set(file, editedText(sound.get(file) ?? '', edit));
    const found = findingsIn(texts, new Map());

    expect(found).toEqual([expect.stringContaining(`${code} `)]);
    expect(found[0]).toContain(place);
  });

  it('passes its flows: chosen, refused, failed, sent again, interrupted, cancelled, uploaded, saved', async () => {
    const { wizard, cases, flows } = proofForm();

    expect(flows.mistakes).toEqual([]);
    expect(cases).toHaveLength(1);
    for (const flow of cases) {
      const driver = engineDriver(wizard, fixed);
      expect(await runCase(flow, driver, wizard)).toEqual([]);
    }
  });

  it('is proved with files of every size that a rule distinguishes', () => {
    const { repository, wizard } = proofForm();
    const proof = proveForm({
      wizard,
      facts: repository.shared.facts,
      given: [{ fixed, brands: [] }],
      judge: () => null,
      statusesOf: () => [],
      hasText: (key) => findFormText(repository, 'proof', key) !== undefined,
      budget: 10_000,
    });

    expect(proof.findings).toEqual([]);
    expect(proof.exhaustive).toBe(true);
  });
});
