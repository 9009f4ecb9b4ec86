import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { definitionsPlugin } from '../../src/definitions/disk.ts';
import type { Problem } from '../../src/engine/index.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'definitions-'));
  cpSync('test/analysis/base', root, { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(
    join(root, 'entry.js'),
    `import { forms, mountedForms } from 'virtual:forms';\nObject.assign(globalThis, { forms, mountedForms });\n`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

async function bundle(problems: readonly Problem[] = []): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [definitionsPlugin({ check: () => problems, compile: compileFormById })],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output.filter((part) => part.type === 'chunk');
}

describe('definitionsPlugin', () => {
  it('puts each form into one chunk of its own, without eval', async () => {
    const chunks = await bundle();
    const withForm = chunks.filter(({ code }) => code.includes('damage.part.legend'));

    expect(withForm).toHaveLength(1);
    expect(withForm[0]?.isEntry).toBe(false);
    expect(withForm[0]?.code).toContain('/repair/damage');
    expect(chunks.find(({ isEntry }) => isEntry)?.code).toContain('/repair/*');
    // A runtime part of ajv contains its own module name as a text.
    const code = chunks.map((chunk) => chunk.code.replaceAll(/\w+\.code=`[^`]*`/g, '')).join();
    expect(code).not.toMatch(/new Function|\beval\(|\brequire\(/);
  });

  it('stops the build at a mistake and names its place and hint', async () => {
    const mistake = { code: 'unknown-field', message: 'Es gibt kein Feld „x“.', hint: 'Meinten Sie „y“?' };
    const problem = { ...mistake, file: 'rules/repair.json', pointer: '/fields' };

    await expect(bundle([problem])).rejects.toThrow(
      /rules\/repair\.json:\d+:\d+ unknown-field: Es gibt kein Feld „x“\. \(Meinten Sie „y“\?\)/,
    );
  });
});
