import { join, resolve } from 'node:path';
import { readNamesInCode } from '../readNamesInCode.ts';
import { findProgram } from './findProgram.ts';
import { digestTexts, keepResult } from './keepResult.ts';

type NamesInCode = ReturnType<typeof readNamesInCode>;

/** Reads the names in the sources of the program, or returns those of an earlier start when no source has changed. */
export function keepNamesInCode(root: string): Promise<NamesInCode> {
  const program = findProgram();
  const isOwn = program !== null && resolve(root) === process.cwd();
  return keepResult(isOwn ? digestTexts(['names in code', program.stamp]) : null, () =>
    Promise.resolve(readNamesInCode(join(root, 'src'))),
  );
}
