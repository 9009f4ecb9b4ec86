import type { CommandResult } from './CommandResult.ts';
import { describeFailure } from './describeFailure.ts';
import type { ExitCode } from './exitCodes.ts';
import { formatHelp } from './formatHelp.ts';
import { keepAnswer } from './kept/keepAnswer.ts';
import { readCommandLine } from './readCommandLine.ts';

/** The output of the whole program. */
export interface ProgramOutput {
  readonly code: ExitCode;
  readonly stream: 'stdout' | 'stderr';
  readonly text: string;
}

/** Runs the words after `npm run forms --`. Never throws: a file that cannot be read is said in a sentence. */
export async function runCommandLine(words: readonly string[], here: string): Promise<ProgramOutput> {
  const isJson = words.includes('--json');
  const result = await answer(words, here).catch((error: unknown): CommandResult => describeFailure(error));
  if (isJson && !words.includes('--help'))
    return {
      code: result.code,
      stream: 'stdout',
      text: JSON.stringify(result.data ?? { message: result.text }, null, 2),
    };
  return { code: result.code, stream: result.code >= 2 ? 'stderr' : 'stdout', text: result.text };
}

async function answer(words: readonly string[], here: string): Promise<CommandResult> {
  const line = await readCommandLine(words, here);
  switch (line.kind) {
    case 'help':
      return { code: 0, text: await formatHelp(line.command) };
    case 'misunderstood':
      return {
        code: 2,
        text: `${line.message}\n\n${await formatHelp(line.command)}`,
        data: { message: line.message },
      };
    case 'run': {
      // Every command accepts the input that its own description produced.
      const input = line.input as never;
      const run = async () => line.command.run(input);
      return line.command.onlyReads?.(input) === true
        ? keepAnswer([line.command.name, input], String(line.input['root']), run)
        : run();
    }
  }
}
