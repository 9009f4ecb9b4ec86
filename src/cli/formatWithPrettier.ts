import { join } from 'node:path';

/**
 * A text as prettier writes it with the repository's settings (those of the folder the command runs in). Loaded when needed: prettier is
 * there for development only.
 */
export async function formatWithPrettier(file: string, text: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  const settings = await resolveConfig(join(process.cwd(), file));
  return format(text, { ...settings, filepath: file });
}
