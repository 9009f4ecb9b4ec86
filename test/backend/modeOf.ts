import { stat } from 'node:fs/promises';

/** Who may do what with a file or folder, in octal digits as `ls` and `chmod` count them: `700`. */
export async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8);
}
