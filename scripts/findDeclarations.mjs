import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const modules = ['calendar', 'engine', 'domain', 'protocol'];

/**
 * Finds the declarations of code at the top level of files: `{ file, from, to, text }`, with the numbers of their first and last lines.
 */
export async function findDeclarations() {
  const { parseSync } = await import('vite');
  return modules.flatMap(listSources).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const { program, errors } = parseSync(file, source);
    if (errors.length > 0) throw new Error(`${file} cannot be parsed.`);
    const lineAt = (offset) => source.slice(0, offset).split('\n').length;
    return program.body.filter(isCode).map(({ start, end }) => ({
      file,
      from: lineAt(start),
      to: lineAt(end),
      text: source.slice(start, end),
    }));
  });
}

/**
 * Returns a sample of the declarations with about `lines` lines in total; the same seed gives the same sample. A change in one place leaves
 * the others in the sample.
 */
export function takeSample(declarations, { lines, seed }) {
  const rankOf = ({ file, text }) =>
    createHash('sha256')
      .update(`${seed} ${file} ${text.split('\n')[0]}`)
      .digest('hex');
  const ranked = declarations
    .map((declaration) => ({ declaration, rank: rankOf(declaration) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
  const sample = [];
  let left = lines;
  for (const { declaration } of ranked) {
    if (left <= 0) break;
    sample.push(declaration);
    left -= declaration.to - declaration.from + 1;
  }
  return sample;
}

function listSources(module) {
  return readdirSync(join(root, 'src', module), { recursive: true })
    .map((name) => `src/${module}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
}

/** Returns true for a declaration of code. Types and imports have no mutants. */
function isCode({ type, declaration, exportKind }) {
  if (type.startsWith('TS') || type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return false;
  return (
    type !== 'ExportNamedDeclaration' ||
    (exportKind !== 'type' && declaration != null && !declaration.type.startsWith('TS'))
  );
}
