import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { flowCases, parseFlow, toFileName } from '../../../analysis/index.ts';
import { compileFormById } from '../../../cli/compileFormById.ts';
import { formatFile } from '../../../cli/write/formatFile.ts';
import { getFileJudges } from '../../../cli/getFileJudges.ts';
import { runFlow } from '../../../cli/runFlow.ts';
import type { Repository } from '../../../definitions/disk.ts';
import type { SavedFlowAnswer } from '../../model/edits/EditApi.ts';
import { say } from '../messages.ts';
import type { Editor } from './createEditor.ts';

interface FlowFolder {
  readonly root: string;
  readonly repository: Repository;
  readonly editor: Editor;
}

/** The first line of a flow test, by which editors know its keys. */
const schemaLine = '# yaml-language-server: $schema=../../../schemas/_meta/flow.schema.json\n';

/**
 * Writes a recorded flow test into the folder of its form, under a file name made of its own. It is written only when it is a flow test
 * without mistakes that passes.
 */
export async function saveFlow(
  written: unknown,
  { root, repository, editor }: FlowFolder,
): Promise<SavedFlowAnswer> {
  const text = schemaLine + stringify(written, { lineWidth: 110 });
  const parsed = parseFlow('', text, getFileJudges(repository).get('flow') ?? (() => []));
  if (!parsed.ok) return { kind: 'refused', why: parsed.mistakes.map(({ message }) => message).join(' ') };
  const { flow } = parsed.flow;
  const wizard = compileFormById(repository, flow.form);
  if (wizard === null) return { kind: 'refused', why: say('no-such') };
  const file = `test/flows/${wizard.id}/${toFileName(flow.flow)}.flow.yaml`;
  if (existsSync(join(root, file))) return { kind: 'refused', why: say('flow.same-name', { file }) };
  const cases = flowCases(
    parsed.flow,
    wizard.steps.map(({ id }) => id),
  );
  for (const one of cases) {
    const [failure] = await runFlow(one, repository, wizard);
    if (failure) return { kind: 'refused', why: say('flow.red', { why: failure.message }) };
  }
  const after = await formatFile(file, text);
  const answer = editor.write([{ file, before: null, after }], say('edit.flow', { name: flow.flow }));
  return answer.kind === 'written' ? { kind: 'written', file } : { kind: 'refused', why: answer.why };
}
