/** Milliseconds after the start of the program before it says how far it is. */
const quietTime = 1000;

let isShown = false;

/** Says on a terminal how far a long command is, in one line that the next one replaces. Nothing is written into files and pipes. */
export function showProgress(done: number, all: number, name: string): void {
  if (!process.stderr.isTTY || performance.now() < quietTime) return;
  isShown = true;
  process.stderr.write(`\r\u001B[K${done + 1}/${all} ${name} …`);
}

/** Removes the line, so that the result stands alone. */
export function clearProgress(): void {
  if (isShown) process.stderr.write('\r\u001B[K');
  isShown = false;
}
