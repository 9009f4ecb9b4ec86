import { readFileSync, statSync } from 'node:fs';

/** Variables with secrets. Each may also come from the file that `<name>_FILE` names. */
export const secretVariables = [
  'DATABASE_URL',
  'IDENTITY_KEYS',
  'WALLET_KEYS',
  'DATA_KEYS',
  'SMTP_URL',
  'METRICS_TOKEN',
] as const;

/** A larger file is no secret: the keys of the wallets, the longest ones, take some 10 KB. */
const longestSecret = 100_000;

type Environment = Readonly<Record<string, string | undefined>>;

export interface SecretFiles {
  /** The variables, with the contents of files in their places. */
  readonly environment: Environment;
  /** Sentences without values. */
  readonly problems: readonly string[];
}

/** Reads secrets from files, so that they stand neither in the environment of a process nor in the description of a container. */
export function readSecretFiles(environment: Environment): SecretFiles {
  const contents: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of secretVariables) {
    const file = environment[`${name}_FILE`]?.trim() ?? '';
    if (file === '') continue;
    if ((environment[name] ?? '').trim() !== '')
      problems.push(`${name} and ${name}_FILE are both set; one of them is enough.`);
    else {
      const read = readSecret(file);
      if ('problem' in read) problems.push(`${name}_FILE names a file that ${read.problem}.`);
      else contents[name] = read.secret;
    }
  }
  return { environment: { ...environment, ...contents }, problems };
}

/** Reads a secret without the line break that editors add at the end. */
function readSecret(file: string): { readonly secret: string } | { readonly problem: string } {
  try {
    const facts = statSync(file);
    if (!facts.isFile()) return { problem: 'is no file' };
    if (facts.size > longestSecret) return { problem: `is longer than ${longestSecret} bytes` };
    const secret = readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/(?:\r?\n)+$/, '');
    return secret.trim() === '' ? { problem: 'is empty' } : { secret };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return { problem: code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})` };
  }
}
