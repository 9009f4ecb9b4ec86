import { join } from 'node:path';

/**
 * Formats a text with prettier and the settings of the folder in which the command runs. Loaded when needed, because prettier is a
 * development dependency.
 */
export async function formatWithPrettier(file: string, text: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  const settings = await resolveConfig(join(process.cwd(), file));
  return format(text, { ...settings, filepath: file });
}
