import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { CommandResult } from './CommandResult.ts';
import { say } from './messages.ts';

/**
 * Describes an error that ended a command: which file, what is wrong with it and what to do. Anything but a file is a mistake of the program;
 * its stack is for programmers and goes to a file.
 */
export function describeFailure(error: unknown): CommandResult {
  const { code = '', path } = toSystemError(error);
  if (path !== undefined)
    return {
      code: 3,
      text: say('failed.file', {
        file: relative(process.cwd(), path) || path,
        why: say(isFileCode(code) ? `failed.${code}` : 'failed.other', { code }),
      }),
    };
  const message = error instanceof Error ? error.message : String(error);
  return { code: 3, text: say('failed.bug', { message, file: keepStack(error) }) };
}

/** The codes of Node for files that cannot be read or written. */
const fileCodes = ['EACCES', 'EPERM', 'ENOENT', 'EISDIR', 'ENOTDIR', 'ENOSPC', 'EROFS', 'ELOOP'] as const;

function isFileCode(code: string): code is (typeof fileCodes)[number] {
  return fileCodes.some((one) => one === code);
}

function toSystemError(error: unknown): { readonly code?: string; readonly path?: string } {
  return error instanceof Error && 'code' in error && 'path' in error && typeof error.path === 'string'
    ? { code: String(error.code), path: error.path }
    : {};
}

const stackFile = '.cache/forms/failure.txt';

function keepStack(error: unknown): string {
  try {
    mkdirSync('.cache/forms', { recursive: true });
    writeFileSync(stackFile, error instanceof Error ? (error.stack ?? '') : String(error));
    return stackFile;
  } catch {
    return '-';
  }
}
