import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

it('what a killed script started ends, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const note = join(folder, 'pid');
  writeFileSync(
    join(folder, 'waits.mjs'),
    `import { writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(note)}, String(process.pid));
setInterval(() => {}, 1000);`,
  );
  const collect = new URL('../../scripts/processes/collectNode.mjs', import.meta.url).href;
  const start = `import { collectNode } from ${JSON.stringify(collect)};
await collectNode(${JSON.stringify(join(folder, 'waits.mjs'))});`;
  const script = spawn(process.execPath, ['--input-type=module', '--eval', start], { stdio: 'ignore' });
  const pid = await vi.waitFor(() => readPid(note), { timeout: 20_000 });

  script.kill('SIGKILL');
  await once(script, 'exit');

  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 20_000 });
});

function readPid(note: string): number {
  const pid = Number(readFileSync(note, 'utf8'));
  expect(pid).toBeGreaterThan(0);
  return pid;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
