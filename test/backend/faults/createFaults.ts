import { driverError } from '../store/troubledDatabase.ts';

/**
 * All that can go wrong at a moment in which the server waits for something outside of it: whether the awaited work is done nonetheless,
 * whether the process ends with it, and the code of the error.
 */
const kinds = {
  'connection lost before': { isDone: false, kills: false, code: null },
  'connection lost after': { isDone: true, kills: false, code: null },
  deadlock: { isDone: false, kills: false, code: '40P01' },
  'serialization failure': { isDone: false, kills: false, code: '40001' },
  'full disk of the database': { isDone: false, kills: false, code: '53100' },
  'full disk': { isDone: false, kills: false, code: 'ENOSPC' },
  'killed before': { isDone: false, kills: true, code: null },
  'killed after': { isDone: true, kills: true, code: null },
} as const;

export type FaultKind = keyof typeof kinds;

export const faultKinds = Object.keys(kinds) as readonly FaultKind[];

export interface Fault {
  readonly kind: FaultKind;
  /** Number of the await, from 0. */
  readonly at: number;
}

/** Returns true when the fault ends the process. */
export function isKill({ kind }: Fault): boolean {
  return kinds[kind].kills;
}

/** The awaits of one process, of which one may fail. */
export interface Faults {
  /** The names of all awaits so far. */
  readonly awaits: readonly string[];
  /**
   * Does work outside of the process, as the next await. `undo` takes back what the failure of this await undoes, like an open
   * transaction. A process that was killed does no more work.
   */
  readonly pass: <Result>(
    name: string,
    work: () => Promise<Result>,
    undo?: () => Promise<unknown>,
  ) => Promise<Result>;
  /** Counts from 0 again and plans a fault; null plans none. A process that was killed is another one from now on. */
  readonly plan: (fault: Fault | null) => void;
}

export function createFaults(): Faults {
  let planned: Fault | null = null;
  let isDead = false;
  const awaits: string[] = [];
  return {
    awaits,
    async pass(name, work, undo = () => Promise.resolve()) {
      if (isDead) throw new Error('The process was killed.');
      const number = awaits.push(name) - 1;
      if (planned?.at !== number) return work();
      const { isDone, kills, code } = kinds[planned.kind];
      isDead = kills;
      if (isDone) await work();
      await undo();
      throw driverError(code, `${planned.kind}: ${name}`);
    },
    plan(fault) {
      planned = fault;
      isDead = false;
      awaits.length = 0;
    },
  };
}
