import { benchForm } from './form/BenchForm.ts';
import type { Engine, Mounted } from './form/Engine.ts';

/** Each contender is a chunk of its own, so that a page loads nothing of the others. */
const engines: Readonly<Record<string, () => Promise<{ readonly engine: Engine }>>> = {
  bound: () => import('./engines/bound.ts'),
  ours: () => import('./engines/ours.tsx'),
  oursPage: () => import('./engines/oursPage.tsx'),
  reactHookForm: () => import('./engines/reactHookForm.tsx'),
  rjsf: () => import('./engines/rjsf.tsx'),
  rjsfLive: () => import('./engines/rjsfLive.ts'),
  rows: () => import('./engines/rows.ts'),
  rowsFlat: () => import('./engines/rowsFlat.ts'),
  surveyjs: () => import('./engines/surveyjs.tsx'),
  jsonForms: () => import('./engines/jsonForms.tsx'),
};

let mount: ((root: HTMLElement) => Mounted) | null = null;
let mounted: Mounted | null = null;

/** Functions that the measuring program calls. */
const bench = {
  async prepare(engine: string, steps: number, fields: number, allOptional: boolean): Promise<void> {
    const loaded = await engines[engine]?.();
    mount = (await loaded?.engine.prepare(benchForm(steps, fields, allOptional))) ?? null;
  },
  mount(): void {
    const root = document.getElementById('root');
    if (root !== null) mounted = mount?.(root) ?? null;
  },
  goTo(step: number): void {
    mounted?.goTo(step);
  },
};

Object.assign(globalThis, { bench });
