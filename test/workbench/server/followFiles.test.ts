import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { followFiles } from '../../../src/workbench/server/followFiles.ts';

it('hears of each file that takes the place of another, and of files in a new folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'follow-'));
  mkdirSync(join(root, 'schemas/one'), { recursive: true });
  const tell = vi.fn<(files: readonly string[]) => void>();
  const end = followFiles(root, tell);
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
