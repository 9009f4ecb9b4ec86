import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'prettier';

/**
 * A text as prettier writes it with the repository's settings (those of the folder the command runs in). Loaded when needed: prettier is
 * there for development only.
 */
export async function formatted(file: string, text: string): Promise<string> {
  const { format } = await import('prettier');
  const settings = JSON.parse(readFileSync(join(process.cwd(), '.prettierrc.json'), 'utf8')) as Options;
  return format(text, { ...settings, filepath: file });
}
