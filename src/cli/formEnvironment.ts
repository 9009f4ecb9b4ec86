import { derivationTools } from '../domain/derivations.tools.ts';
import type { FormEnvironment } from '../engine/index.ts';
import { formControls } from '../wizard/formControls.ts';

/** What the product gives its forms when they are compiled. */
export const formEnvironment: FormEnvironment = { derivations: derivationTools, controls: formControls };
