import { readFileSync, readlinkSync } from 'node:fs';

/**
 * A name of this process that no other has, after a restart of the machine or in another container neither; null where the system
 * gives none. Linux does: number of the boot, table of processes, number and start of the process.
 */
export function thisProcess(): string | null {
  try {
    return [...placeOfProcesses(), process.pid, readProcessStart(process.pid)].join(' ');
  } catch {
    return null;
  }
}

/** Whether the process of this name runs; null when that cannot be told from here. */
export function isRunning(name: string | null): boolean | null {
  if (name === null || thisProcess() === null) return null;
  const [boot, table, pid, start] = name.split(' ');
  const [ownBoot, ownTable] = placeOfProcesses();
  if (boot !== ownBoot || table !== ownTable) return null;
  try {
    return readProcessStart(Number(pid)) === start;
  } catch {
    return false;
  }
}

function placeOfProcesses(): readonly string[] {
  return [readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(), readlinkSync('/proc/self/ns/pid')];
}

/**
 * In ticks since the machine started: the 22nd figure, counted behind the name of the program, which may contain anything. Null for a
 * process that has ended and whose parent has not noticed yet.
 */
function readProcessStart(pid: number): string | null {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const figures = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return figures[0] === 'Z' || figures[0] === 'X' ? null : (figures[19] ?? null);
}
