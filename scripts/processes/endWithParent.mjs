import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a program (`--import`): ends it when the process that started it is gone. A process that is killed cannot stop those that it
 * started, so each of them looks for itself; programs that these start inherit the option.
 */
const parent = process.ppid;
if (isMainThread)
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, 500).unref();
