import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Returns a name of this process that no other process has, even after a restart of the machine or in another container; null where the
 * system gives none. On Linux: id of the boot, process namespace, number and start of the process.
 */
export function nameProcess(): string | null {
  try {
    return [...readProcessSpace(), process.pid, readProcessStart(process.pid)].join(' ');
  } catch {
    return null;
  }
}

/** Returns true when the process of this name runs; null when that cannot be found out from here. */
export function isRunning(name: string | null): boolean | null {
  if (name === null || nameProcess() === null) return null;
  const [boot, table, pid, start] = name.split(' ');
  const [ownBoot, ownTable] = readProcessSpace();
  if (boot !== ownBoot || table !== ownTable) return null;
  try {
    return readProcessStart(Number(pid)) === start;
  } catch {
    return false;
  }
}

function readProcessSpace(): readonly string[] {
  return [readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(), readlinkSync('/proc/self/ns/pid')];
}

/**
 * Returns the start of a process in ticks since the boot: the 22nd figure, counted behind the name of the program, which may contain any
 * characters. Null for a process that has ended but is still listed.
 */
function readProcessStart(pid: number): string | null {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const figures = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return figures[0] === 'Z' || figures[0] === 'X' ? null : (figures[19] ?? null);
}
