import { type AcceptedChange, flowCases, type FlowFailure, type FlowMistake } from '../../analysis/index.ts';
import { readForms, readOneForm } from '../../definitions/disk.ts';
import { selectForms } from '../forms/selectForms.ts';
import { defineCommand, flag, type CommandInput, text } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { readFlows } from '../readFlows.ts';
import { acceptChanges } from './acceptChanges.ts';
import { findMovedExpectations, runFlow } from '../runFlow.ts';
import { compileFormById } from '../compileFormById.ts';
import { showProgress } from '../showProgress.ts';
import { count, say } from '../messages.ts';

const words = { pattern: text('TEXT', 'option.flows.pattern') };
const options = { form: text('ID', 'option.flows.form'), accept: flag('option.flows.accept') };
type FlowsOptions = CommandInput<typeof words & typeof options>;

/** Runs the flow tests below `test/flows` on the engine. `pattern`: part of a file name or of a flow's sentence. */
export const flowsCommand = defineCommand({
  name: 'flows',
  says: 'help.flows',
  example: 'flows --form claim-report glass',
  words,
  options,
  run,
  onlyReads: ({ accept }) => !accept,
});

async function run(input: FlowsOptions): Promise<CommandResult> {
  const { root, form, pattern, accept } = input;
  const repository = form === null ? readForms(root) : readOneForm(root, form);
  const { files: flows, mistakes } = readFlows(root, repository, form);
  const wanted = flows
    .filter(({ flow }) => form === null || flow.form === form)
    .flatMap((file) =>
      flowCases(file, compileFormById(repository, file.flow.form)?.steps.map(({ id }) => id) ?? []),
    )
    .filter(
      ({ file, name }) => pattern === null || `${file} ${name}`.toLowerCase().includes(pattern.toLowerCase()),
    );
  const selection = selectForms(root, repository, form);
  if ('code' in selection) return selection;
  if (wanted.length === 0 && mistakes.length === 0)
    return { code: 2, text: pattern === null ? say('flows.none') : say('flows.none-called', { pattern }) };

  const lines: string[] = mistakes.map(formatFlowFailure);
  const failed: (FlowFailure & { readonly flow: string })[] = [];
  let red = 0;
  const moved: AcceptedChange[] = [];
  for (const [position, one] of wanted.entries()) {
    showProgress(position, wanted.length, one.name);
    const failures = await runFlow(one, repository, compileFormById(repository, one.form));
    if (failures.length > 0) red += 1;
    const wizard = compileFormById(repository, one.form);
    if (accept && failures.length > 0 && wizard)
      moved.push(...(await findMovedExpectations(one, repository, wizard)));
    failed.push(...failures.map((failure) => ({ ...failure, flow: one.name })));
    lines.push(
      ...failures.map(
        (failure) => `${formatFlowFailure(failure)}\n    ${[...failure.proves, one.name].join(' ')}`,
      ),
    );
  }
  if (moved.length > 0) {
    const accepted = await acceptChanges(root, moved);
    const after = await run({ ...input, accept: false });
    return { ...after, text: [...accepted, after.text].join('\n') };
  }
  lines.push(
    say('flows.summary', {
      flows: count('count.flows', wanted.length),
      passed: wanted.length - red,
      failed: red,
    }),
  );
  return {
    code: red + mistakes.length > 0 ? 1 : 0,
    text: lines.join('\n'),
    data: { flows: wanted.length, failed: red, failures: [...mistakes, ...failed] },
  };
}

function formatFlowFailure({ file, line, message }: FlowFailure | FlowMistake): string {
  return `${file}:${line} ${message}`;
}
