import type { AnyCommand } from './Command.ts';

/**
 * All commands by name, in the order of the help. A command is loaded when it is asked for: loading all of them would take longer than most
 * of them run.
 */
export const commands: ReadonlyMap<string, () => Promise<AnyCommand>> = new Map<
  string,
  () => Promise<AnyCommand>
>([
  ['lint', async () => (await import('./commands/lintCommand.ts')).lintCommand],
  ['flows', async () => (await import('./commands/flowsCommand.ts')).flowsCommand],
  ['cover', async () => (await import('./commands/coverCommand.ts')).coverCommand],
  ['mutate', async () => (await import('./commands/mutateCommand.ts')).mutateCommand],
  ['prove', async () => (await import('./commands/proveCommand.ts')).proveCommand],
  ['explain', async () => (await import('./commands/explainCommand.ts')).explainCommand],
  ['why-sent', async () => (await import('./commands/whySentCommand.ts')).whySentCommand],
  ['doc', async () => (await import('./commands/docCommand.ts')).docCommand],
  ['diff', async () => (await import('./commands/diffCommand.ts')).diffCommand],
  ['review', async () => (await import('./commands/reviewCommand.ts')).reviewCommand],
  ['new', async () => (await import('./commands/newCommand.ts')).newCommand],
  ['rename', async () => (await import('./commands/renameCommand.ts')).renameCommand],
  ['move', async () => (await import('./commands/moveCommand.ts')).moveCommand],
  ['fmt', async () => (await import('./commands/fmtCommand.ts')).fmtCommand],
  ['terms', async () => (await import('./commands/termsCommand.ts')).termsCommand],
  ['types', async () => (await import('./commands/typesCommand.ts')).typesCommand],
  ['schemas', async () => (await import('./commands/schemasCommand.ts')).schemasCommand],
]);

export function loadCommands(): Promise<readonly AnyCommand[]> {
  return Promise.all([...commands.values()].map((load) => load()));
}
