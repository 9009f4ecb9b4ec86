import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { followFiles } from '../../../src/workbench/server/followFiles.ts';

it('hears of each file that takes the place of another, and of files in a new folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'follow-'));
  mkdirSync(join(root, 'schemas/one'), { recursive: true });
  const tell = vi.fn<(files: readonly string[]) => void>();
  const fail = vi.fn<(error: unknown) => void>();
  const end = followFiles(root, tell, fail);
  const replace = async (file: string) => {
    tell.mockClear();
    writeFileSync(join(root, `${file}.tmp`), '{}');
    renameSync(join(root, `${file}.tmp`), join(root, file));
    await vi.waitFor(() => expect(tell).toHaveBeenCalledWith([file]), 5000);
  };
  await replace('schemas/one/form.json');
  await replace('schemas/one/form.json');
  await replace('schemas/one/form.json');
  mkdirSync(join(root, 'schemas/two'));
  // The watch of a folder begins with the news of it.
  await vi.waitFor(() => replace('schemas/two/form.json'), 5000);
  end();
  rmSync(root, { recursive: true });
});

/** A program that makes and removes folders with a file as fast as it can. */
const churn = `
  import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
  for (let round = 0; round < 2000; round += 1) {
    const folder = process.argv[1] + '/schemas/form-' + (round % 5);
    mkdirSync(folder + '/deep', { recursive: true });
    writeFileSync(folder + '/deep/form.json', '{}');
    rmSync(folder, { recursive: true });
  }
`;

it('goes on while folders come and go faster than it can look at them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'follow-'));
  mkdirSync(join(root, 'schemas'));
  const tell = vi.fn<(files: readonly string[]) => void>();
  const fail = vi.fn<(error: unknown) => void>();
  const end = followFiles(root, tell, fail);
  const program = spawn(process.execPath, ['--input-type=module', '--eval', churn, root]);
  expect(await once(program, 'exit')).toEqual([0, null]);
  expect(fail).not.toHaveBeenCalled();
  tell.mockClear();
  mkdirSync(join(root, 'schemas/last'));
  writeFileSync(join(root, 'schemas/last/form.json'), '{}');
  await vi.waitFor(() => expect(tell.mock.calls.flat(2)).toContain('schemas/last/form.json'), 5000);
  end();
  rmSync(root, { recursive: true });
});

it('reports what cannot be read, and tells of the next change', async () => {
  const root = mkdtempSync(join(tmpdir(), 'follow-'));
  mkdirSync(join(root, 'schemas'));
  const refused = new Error('refused');
  const tell = vi.fn<(files: readonly string[]) => void>().mockImplementationOnce(() => {
    throw refused;
  });
  const fail = vi.fn<(error: unknown) => void>();
  const end = followFiles(root, tell, fail);
  writeFileSync(join(root, 'schemas/one.json'), '{}');
  await vi.waitFor(() => expect(fail).toHaveBeenCalledWith(refused), 5000);
  writeFileSync(join(root, 'schemas/two.json'), '{}');
  await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith(['schemas/two.json']), 5000);
  end();
  rmSync(root, { recursive: true });
});
