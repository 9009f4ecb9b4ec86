import type { Engine } from '../form/Engine.ts';
import { rjsf } from './rjsf.tsx';

export const engine: Engine = rjsf({ live: true });
