import { derivationTools } from '../domain/derivations.tools.ts';
import type { FormEnvironment } from '../engine/index.ts';
import { formControls } from '../wizard/formControls.ts';

/** The derivations and controls with which forms are compiled. */
export const formEnvironment: FormEnvironment = { derivations: derivationTools, controls: formControls };
