import type { BenchForm } from './BenchForm.ts';

/** One contender. `prepare` does what an application does before a form is opened; only what it returns is measured. */
export interface Engine {
  prepare(form: BenchForm): Promise<(root: HTMLElement) => Mounted>;
}

export interface Mounted {
  goTo(step: number): void;
}
