import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readForms } from '../../../src/definitions/disk.ts';
import { createEditor } from '../../../src/workbench/server/edits/createEditor.ts';
import { createFlowMender, writeMends } from '../../../src/workbench/server/edits/mendFlows.ts';
import { openCopy } from './openCopy.ts';

const file = 'test/flows/contact-mail/asked.flow.yaml';
const flow = `# A comment stays.
flow: Eine Frage zu einem Vertrag
form: contact-mail
given: { account: mueller, policy: comprehensive-car }
steps:
  - { at: request, enter: { policyNumber: 2417Y-3.508.134 } }
submits: { policyNumber: 2417Y-3.508.134, text: Früher }
variants:
  - name: ein anderer Vertrag
    change: { request.policyNumber: 2417Y-3.508.126 }
    submits: { policyNumber: 2417Y-3.508.126 }
`;

const copy = openCopy(['schemas', 'rules', 'brands', 'test/flows/contact-mail']);
afterEach(() => copy.remove());

it('a flow test that does not know a question is answered, takes over what is sent now, and is taken back', async () => {
  writeFileSync(join(copy.root, file), flow);
  const mend = createFlowMender(copy.root);
  const editor = createEditor(copy.root, () => readForms(copy.root));
  const look = async (answers: Parameters<typeof mend>[0]['answers']) =>
    (await mend({ form: 'contact-mail', answers })) ?? [];

  const before = await look({});
  const mends = before.flatMap((one) => one.mends);
  expect(mends.map(({ name, unanswered }) => [name, unanswered])).toEqual([
    ['Eine Frage zu einem Vertrag', ['request.text']],
    ['Eine Frage zu einem Vertrag: ein anderer Vertrag', []],
  ]);
  expect(mends.every(({ left }) => left !== null)).toBe(true);
  expect(writeMends(before, editor).kind).toBe('refused');
  expect(copy.read(file)).toBe(flow);

  const after = await look({ [mends[0]?.key ?? '']: { 'request.text': 'Heute' } });
  const { change, mends: answered } = after[0] ?? {};
  expect(answered?.map(({ left }) => left)).toEqual([null, null]);
  expect(answered?.[0]?.changes).toMatchObject([{ path: ['submits', 'text'], was: 'Früher', is: 'Heute' }]);
  expect(writeMends(after, editor)).toEqual({ kind: 'written', files: [file] });
  const written = readFileSync(join(copy.root, file), 'utf8');
  expect(written).toBe(change?.after);
  expect(written).toContain('# A comment stays.');
  expect(written).toContain('{ policyNumber: 2417Y-3.508.134, text: Heute }');
  expect(await look({})).toEqual([]);

  expect(editor.undo().kind).toBe('written');
  expect(copy.read(file)).toBe(flow);
});
