import { resolve } from 'node:path';
import { toBerlinTime } from '../../calendar/index.ts';
import type { CommandResult } from '../CommandResult.ts';
import { createAnswerKey } from './createAnswerKey.ts';
import { findProgram } from './findProgram.ts';
import { keepResult } from './keepResult.ts';

/**
 * Runs a command, or returns its last answer when neither the program nor a file below the root nor the day has changed. `command`: its name,
 * words and options. The program reads its own settings from the folder where it runs, so answers about another folder are not kept.
 */
export function keepAnswer(
  command: readonly unknown[],
  root: string,
  run: () => Promise<CommandResult>,
): Promise<CommandResult> {
  const program = findProgram();
  if (program === null || resolve(root) !== process.cwd()) return run();
  const { day } = toBerlinTime(new Date());
  return keepResult(createAnswerKey(root, [program.stamp, process.version, day, ...command]), run);
}
